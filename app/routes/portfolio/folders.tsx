import { CaseViews, type ViewWords } from "#app/sections/case-views.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./folders.css";

interface Folder {
  outcome: string;
  title: string;
  text: string;
  imgUrl: ImageSource;
  count: number;
  said: string;
}

interface FoldersProps {
  words: { title: string; lead: string; views: ViewWords };
  folders: readonly Folder[];
  query: string;
}

/** The heading, and the four endings as folders that step down to the filter bar. */
export function Folders({ words, folders, query }: FoldersProps) {
  return (
    <Band name="folders" pad="none" labelledBy="portfolio">
      <div className="wrap">
        <div className="grid-12">
          <h1 id="portfolio">{words.title}</h1>
          <div className="aside">
            <p className="lead">{words.lead}</p>
            <CaseViews words={words.views} current="index" query={query} />
          </div>
        </div>
        <ul>
          {folders.map((folder) => (
            <li key={folder.outcome}>
              {folder.count > 0 ? (
                <a className="folder" href={`#${folder.outcome}`}>
                  <FolderFace folder={folder} />
                </a>
              ) : (
                <div className="folder">
                  <FolderFace folder={folder} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function FolderFace({ folder: { title, text, imgUrl, count, said } }: { folder: Folder }) {
  return (
    <>
      <span className="count" aria-hidden="true">
        {count}
      </span>{" "}
      <b>
        {title} <span className="vh">, {said}</span>
      </b>{" "}
      <small>{text}</small>
      <Picture image={imgUrl} alt="" sizes="50vw lg:25vw xxl:25vw" priority />
    </>
  );
}

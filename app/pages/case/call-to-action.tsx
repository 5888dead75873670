import { CallToAction } from "#app/bands/call-to-action/call-to-action.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ShownCall } from "./data.server.ts";

/** Leads to the contact form with the service and this case filled in; below, two cases that are like this one. */
export function Call({ band }: { band: ShownCall }) {
  const related = (
    <ul role="list" className="grid gap-6 lg:grid-cols-2">
      {band.related.map(({ slug, title, constraint, result, imgUrl }) => (
        <li key={slug} className="relative grid grid-cols-2 items-center gap-4">
          <Picture image={imgUrl} alt="" sizes="50vw lg:25vw" className="aspect-photo rounded-md object-cover" />
          <div className="flex flex-col gap-2">
            <h3 className="text-h4">
              <Link to={`/portfolio/${slug}`} className="cover no-underline">
                {title}
              </Link>
            </h3>
            <p className="text-small">{constraint}</p> <p className="text-small font-bold">{result}</p>
          </div>
        </li>
      ))}
    </ul>
  );
  const foot = band.related.length > 0 ? { own: related } : undefined;
  return <CallToAction band={{ ...band, shape: "call-to-action", rhythm: "compact", foot }} />;
}

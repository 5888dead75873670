import type { Department } from "#shared/department.ts";
import { formatDate, formatShortDate } from "#shared/format.ts";
import type { ImageSource } from "#shared/image-address.ts";

import type { Content } from "../content.server.ts";
import { midSentence } from "../people/mid-sentence.server.ts";
import { readingMinutes } from "./reading-time.server.ts";

export type BlogPost = Content["blog"][number];

export interface CategoryMark {
  slug: string;
  name: string;
  department: Department;
}

/** Common to every list of posts. */
export interface PostCard {
  slug: string;
  title: string;
  date: string;
  dateText: string;
  shortDate: string;
  minutes: number;
  isLong: boolean;
  category: CategoryMark;
  picture: PostPicture;
}

interface PostPicture {
  image: ImageSource;
  alt: string;
  /** A cut-out on a transparent ground, which may hang over an edge. */
  isCutout: boolean;
}

export function postCard(content: Content, post: BlogPost): PostCard {
  const { slug, title, date, kind, imgUrl, alt } = post;
  return {
    slug,
    title,
    date,
    dateText: formatDate(date),
    shortDate: formatShortDate(date),
    minutes: readingMinutes(post.body),
    isLong: kind === "long",
    category: categoryMark(content, post.category),
    picture: { image: imgUrl, alt, isCutout: imgUrl.isCutout ?? false },
  };
}

export function categoryMark(content: Content, wanted: string): CategoryMark {
  const category = content.categories.find(({ slug }) => slug === wanted);
  if (!category) throw new Error(`no category "${wanted}"`);
  const { slug, name, department } = category;
  return { slug, name, department };
}

/** A post's author, for the line under its title. */
export function bylineOf(content: Content, { author }: BlogPost) {
  const person = content.people.find(({ slug }) => slug === author);
  if (!person) throw new Error(`no person "${author}"`);
  const { slug, name, position, imgUrl } = person;
  return { slug, name, position: midSentence(position), image: imgUrl };
}

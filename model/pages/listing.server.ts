import type { Fields } from "../fields/fields.server.ts";

export const listingPage = (f: Fields) => {
  const counts = {
    one: f.text("the number of posts when there is one"),
    many: f.text("the number of posts, with {count}"),
  };
  return f.object({
    category: f.object({
      title: f.text("the page's title, with {name}"),
      crumb: f.action(),
      ...counts,
      search: f.text("the words of the link into the archive, with {name}"),
      others: f.text("the heading over the other categories"),
    }),
    tag: f.object({
      title: f.text("the page's title, with {name}"),
      crumb: f.action(),
      ...counts,
      none: f.text("the words when there are no posts"),
      near: f.text("the heading over the tags that hang beside this one"),
      search: f.text("the words of the link into the archive"),
    }),
    page: f.object({
      title: f.text("the page's title, with {page}"),
      description: f.text("for search results, with {page}, {first}, {end}, {total}, {from} and {until}"),
      heading: f.text("the heading, with {page}"),
      text: f.text("which posts these are, with {first}, {end}, {total}, {from} and {until}"),
      crumb: f.action(),
      pagerLabel: f.text("what the buttons are, for screen readers"),
      status: f.text("where one is, with {page} and {last}"),
    }),
    more: f.text("the words of the link to all posts where there are too many for one page, with {shown} and {total}"),
    tags: f.list(
      f.object({
        tag: f.slug("the tag as posts write it and as it is in its address"),
        name: f.text("the tag as visitors read it"),
        text: f.searchLine("what is filed under it, 50 to 170 characters; also shown in search results"),
        empty: f.inline("what to read instead while no post carries the tag").optional(),
      }),
      { min: 0 },
    ),
  });
};

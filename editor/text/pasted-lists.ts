/** Word's lists are paragraphs that name their level; here they become lists one in the other. */
export function joinWordLists(body: HTMLElement): void {
  let open: { level: number; list: Element }[] = [];
  let last: Element | undefined;
  for (const item of body.querySelectorAll<HTMLElement>("p[data-style*='mso-list:']")) {
    const level = Number(/mso-list:[^;]*level(\d+)/.exec(item.dataset.style ?? "")?.[1]);
    if (!level) continue;
    if (last?.nextElementSibling !== item) open = [];
    open = open.filter((one) => one.level <= level);
    const place = open.at(-1);
    const list = place?.level === level ? place.list : beginList(item, place?.list);
    if (place?.level !== level) open.push({ level, list });
    if (!place) item.before(list);
    last = open[0]?.list;
    list.append(entryOf(item));
  }
}

function beginList(item: HTMLElement, around: Element | undefined): Element {
  const sign = item.querySelector("[data-style*='mso-list:Ignore']")?.textContent?.trim() ?? "";
  const list = item.ownerDocument.createElement(/^\(?[\dA-Za-z]{1,4}[.)]/.test(sign) ? "ol" : "ul");
  if (around) (around.lastElementChild ?? around).append(list);
  return list;
}

function entryOf(item: HTMLElement): Element {
  const entry = item.ownerDocument.createElement("li");
  for (const sign of item.querySelectorAll("[data-style*='mso-list:Ignore']")) sign.remove();
  const words = item.ownerDocument.createElement("p");
  words.append(...item.childNodes);
  entry.append(words);
  item.remove();
  return entry;
}

/** A list directly within a list belongs to the entry before it, as Google Docs writes it. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
    else list.replaceWith(...list.children);
  }
}

/** A block, until the brand has its own sign. */
export const plainMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
<path fill="var(--color-tang)" d="m24 3 19 9.5L24 22 5 12.5Z"/>
<path fill="currentColor" d="M5 15.5l17.5 8.75V46L5 37.25Z"/>
<path fill="var(--color-pitch)" d="M43 15.5 25.5 24.25V46L43 37.25Z"/>
</svg>
`;

import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Department } from "#shared/department.ts";
import type { ImageSource } from "#shared/image-address.ts";

export interface DepartmentEntry {
  title: string;
  description: string;
  url: string;
  iconUrl: ImageSource;
  department: Department;
}

/** A department as a coloured tile with its object, for menus; the small one omits the description. */
export function DepartmentTile({ entry, isSmall = false }: { entry: DepartmentEntry; isSmall?: boolean }) {
  return (
    <Link
      className={isSmall ? "department-tile small-tile" : "department-tile"}
      data-tone={entry.department}
      to={entry.url}
    >
      <b>{entry.title}</b> {isSmall || <small>{entry.description}</small>}
      <Picture image={entry.iconUrl} alt="" width={158} />
    </Link>
  );
}

import { TrailFilter } from "@/lib/platform/audit/list-trail";

/** The filter that an address has, without what is empty or malformed. */
export const filterIn = (search: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(TrailFilter.shape).flatMap(([name, field]) => {
      const { data } = field.safeParse(search[name]);
      return data === undefined ? [] : [[name, data]];
    }),
  ) as Partial<Record<keyof typeof TrailFilter.shape, string>>;

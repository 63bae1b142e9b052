let pages = 0;

/** Marks that the page shows jobs or candidates and wants refreshes; returns a function that ends it. */
export function follow(): () => void {
  pages += 1;
  return () => {
    pages -= 1;
  };
}

export const isFollowed = () => pages > 0;

let pages = 0;

/** Notes that the page shows work; returns the way to stop. */
export function follow(): () => void {
  pages += 1;
  return () => {
    pages -= 1;
  };
}

export const isFollowed = () => pages > 0;

"use client";

import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  Fragment,
  Suspense,
  lazy,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { TableBody } from "@/components/ui/table";
import type { Loaded, RowStore } from "./row-store";
import type { Drawn } from "./row-window";
import type { Scroller } from "./use-list-navigation";

const RowWindow = lazy(() => import("./row-window"));

/** In px, until a rendered row has been measured. */
const usualHeight = 37;
/** The first of these events shows that the user is using the page. */
const events = ["scroll", "keydown", "pointermove", "pointerdown"] as const;

type Props = Omit<ComponentProps<"tbody">, "children"> & {
  store: RowStore;
  loaded: Loaded;
  /** Renders the row at a place, or a placeholder while it is loading. */
  draw: (place: number) => ReactNode;
  columns: number;
  scroller: RefObject<Scroller | null>;
  /** The application whose row had the focus last. */
  active: RefObject<string | null>;
  /** Called after every rendering of the rows. */
  onDrawn: () => void;
};

/**
 * Renders the rows of a long list that are near the screen, and the one that had the focus last, with gaps in place
 * of the others. Until the page is used, it renders the rows that came with the page, and the code of the virtualizer
 * is not fetched.
 */
export function VirtualRows(props: Props) {
  const { store, loaded, draw, columns, scroller, active, onDrawn, ...rest } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [drawn, report] = useState<Drawn | null>(null);
  const { isAwake, wake } = useFirstUse(loaded.total > loaded.served.rows.length);
  const { height, top } = useMeasured(body);
  const activePlace = () => (active.current === null ? undefined : loaded.placeOf.get(active.current));
  useImperativeHandle(
    scroller,
    () => ({
      scrollTo(place) {
        wake();
        window.scrollTo(0, top + place * height - window.innerHeight / 2);
      },
      pageSize: () => Math.max(1, Math.floor(window.innerHeight / height) - 3),
    }),
    [wake, height, top],
  );
  useAnchor({ store, loaded, height, drawn, active });
  const { first, last } = drawn ?? { first: 0, last: 0 };
  useEffect(() => store.need(first, last), [store, first, last]);
  useEffect(onDrawn);

  const places = drawn
    ? drawn.places.filter((place) => place < loaded.total)
    : Array.from(loaded.served.rows, (_, place) => place);
  const gap = (from: number, to: number) => {
    const px = Math.round((to - from) * height);
    return px > 0 ? (
      <tr aria-hidden className="noscript:hidden print:hidden">
        <td colSpan={columns} height={px} className="p-0" />
      </tr>
    ) : null;
  };
  return (
    <TableBody ref={body} className={drawn ? "[overflow-anchor:none]" : undefined} {...rest}>
      {places.map((place, at) => (
        <Fragment key={loaded.idAt.get(place) ?? `place ${place}`}>
          {gap((places[at - 1] ?? -1) + 1, place)}
          {draw(place)}
        </Fragment>
      ))}
      {gap((places.at(-1) ?? -1) + 1, loaded.total)}
      <Suspense>
        {isAwake && (
          <RowWindow total={loaded.total} height={height} top={top} pinnedRow={activePlace} report={report} />
        )}
      </Suspense>
    </TableBody>
  );
}

/** Whether the user has begun to use the page of a long list. */
function useFirstUse(isLong: boolean) {
  const [isAwake, setAwake] = useState(false);
  const wake = useCallback(() => setAwake(true), []);
  useEffect(() => {
    if (!isLong || isAwake) return;
    const listening = new AbortController();
    for (const type of events) window.addEventListener(type, wake, { once: true, signal: listening.signal });
    return () => listening.abort();
  }, [isLong, isAwake, wake]);
  return { isAwake, wake };
}

/** The height of a row and the list's offset on the page, measured again when the page changes its size. */
function useMeasured(body: RefObject<HTMLTableSectionElement | null>) {
  const [measured, measure] = useState({ height: usualHeight, top: 0 });
  useLayoutEffect(() => {
    const update = () => {
      const row = body.current?.querySelector("[data-peek]");
      if (!body.current || !row) return;
      const { height } = row.getBoundingClientRect();
      const top = body.current.getBoundingClientRect().top + window.scrollY;
      measure((before) => (before.height === height && before.top === top ? before : { height, top }));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return measured;
}

/** Keeps the rows on screen in place when a refresh adds or removes rows above them: scroll anchoring is off here. */
function useAnchor(now: {
  store: RowStore;
  loaded: Loaded;
  height: number;
  drawn: Drawn | null;
  active: RefObject<string | null>;
}) {
  const before = useRef(now);
  useLayoutEffect(() => {
    const { store, loaded: previous, drawn } = before.current;
    before.current = now;
    const { loaded, height, active } = now;
    const isRenewed = store === now.store && previous.served !== loaded.served;
    if (drawn === null || !isRenewed || window.scrollY === 0) return;
    const onScreen = drawn.places
      .filter((place) => place >= drawn.first && place <= drawn.last)
      .map((place) => previous.idAt.get(place));
    const anchor = [...onScreen.filter((id) => id === active.current), ...onScreen].find(
      (id) => id !== undefined && loaded.placeOf.has(id),
    );
    if (anchor === undefined) return;
    const moved = loaded.placeOf.get(anchor)! - previous.placeOf.get(anchor)!;
    if (moved !== 0) window.scrollBy(0, moved * height);
  });
}

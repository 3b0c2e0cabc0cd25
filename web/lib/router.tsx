import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { historyLayers } from "./history-layers.ts";

/**
 * The part of React Router's interface that this site uses, for absolute paths and a flat table of
 * routes (docs/decisions/0080-the-router-is-ours.md).
 */
export type Location = Path & { state: unknown; key: string };
type Path = { pathname: string; search: string; hash: string };
/** An address on this site; without a pathname, the current page's. */
type To = string | Partial<Path>;
type NavigationType = "POP" | "PUSH" | "REPLACE";
type NavigateOptions = { replace?: boolean; state?: unknown };
export type Navigate = (to: To | number, options?: NavigateOptions) => void;
type Place = { location: Location; navigationType: NavigationType };

/** The ways in which a router opens another page. */
export type Navigator = {
  go: (steps: number) => void;
  enter: (address: string, options: NavigateOptions) => void;
  /** Says that a layer is open over the page, and that Back closes it. @returns what to call when it is closed. */
  cover?: (close: () => void) => () => void;
  /** Whether Back would close what opens by itself now. */
  mayCover?: () => boolean;
};

const PlaceContext = createContext<Place | undefined>(undefined);
const NavigatorContext = createContext<Navigator | undefined>(undefined);
const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** Provides a location and navigation; `BrowserRouter`, `StaticRouter` and the tests' router use it. */
export function Router(props: { place: Place; navigation: Navigator; children: ReactNode }) {
  return (
    <NavigatorContext value={props.navigation}>
      <PlaceContext value={props.place}>{props.children}</PlaceContext>
    </NavigatorContext>
  );
}

/** The site in a browser: the page follows the address. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => browserPlace("POP"));
  const [layers] = useState(() => {
    const follow = (navigationType: NavigationType) => {
      const next = browserPlace(navigationType);
      // The navigation is a transition: the current screen stays until the next one's code has loaded.
      startTransition(() => setPlace(next));
    };
    return { follow, history: historyLayers(() => follow("POP")) };
  });
  useLayoutEffect(() => {
    const { arrive, hide, press, settleLater } = layers.history;
    const listeners = { popstate: arrive, pagehide: hide, pointerup: press, keydown: press };
    for (const [type, listen] of Object.entries(listeners))
      window.addEventListener(type, listen, true);
    // The page was loaded again while a layer was open.
    settleLater();
    return () => {
      for (const [type, listen] of Object.entries(listeners))
        window.removeEventListener(type, listen, true);
    };
  }, [layers]);
  const navigation = useMemo<Navigator>(() => {
    const { follow, history } = layers;
    return {
      go: (steps) => history.go(steps),
      enter: (address, { replace = false, state = null }) =>
        history.enter(address, replace, { usr: state, key: newKey() }, () =>
          follow(replace ? "REPLACE" : "PUSH"),
        ),
      cover: history.cover,
      mayCover: history.mayCover,
    };
  }, [layers]);
  return (
    <Router place={place} navigation={navigation}>
      {children}
    </Router>
  );
}

/** The site at build time, at one address. */
export function StaticRouter(props: { location: string; children: ReactNode }) {
  const place: Place = { location: locationAt(props.location), navigationType: "POP" };
  return (
    <Router place={place} navigation={NOWHERE}>
      {props.children}
    </Router>
  );
}

const NOWHERE: Navigator = { go: () => {}, enter: () => {} };

function browserPlace(navigationType: NavigationType): Place {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = "default" } = window.history.state ?? {};
  return { location: { pathname, search, hash, state: usr, key }, navigationType };
}

/** @param address path, query and fragment. */
export function locationAt(address: string, state: unknown = null, key = "default"): Location {
  return { ...pathOf(address, "/"), state, key };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

// Where we are

export function useLocation(): Location {
  return usePlace().location;
}

/** How the current page was reached; "POP" also for the first one. */
export function useNavigationType(): NavigationType {
  return usePlace().navigationType;
}

function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("This needs a router around it.");
  return place;
}

/** The parameters in the path of the route around this component, decoded. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return useContext(ParamsContext);
}

/** The query, and a function that replaces it. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback(
    (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) =>
      navigate({ search: `?${new URLSearchParams(next)}` }, options),
    [navigate],
  );
  return [query, setQuery] as const;
}

/**
 * While a layer is open over the page (a dialog, a sheet, a menu), Back closes it before it leaves the page. Not for
 * what has an address of its own. Forward doesn't open it again.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const cover = useContext(NavigatorContext)?.cover;
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (isOpen ? cover?.(() => latest.current()) : undefined), [isOpen, cover]);
}

/**
 * Whether something may open by itself now. If a page has not been touched since it was reached, Back would leave it
 * together with the layer: browsers skip entries that were added to the history without a press.
 */
export function useMayOpen(): () => boolean {
  return useContext(NavigatorContext)?.mayCover ?? always;
}

const always = () => true;

// Going elsewhere

/** Goes to an address, or a number of steps through the history. */
export function useNavigate(): Navigate {
  const navigation = useContext(NavigatorContext);
  const { pathname } = useLocation();
  return useCallback(
    (to, options = {}) => {
      if (typeof to === "number") navigation?.go(to);
      else navigation?.enter(addressOf(pathOf(to, pathname)), options);
    },
    [navigation, pathname],
  );
}

/** Goes there as soon as it is rendered, in place of the page that is open. */
export function Navigate({ to }: { to: To }) {
  const navigate = useNavigate();
  const target = addressOf(pathOf(to, useLocation().pathname));
  useEffect(() => navigate(target, { replace: true }), [navigate, target]);
  return null;
}

export type LinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & { to: To } & NavigateOptions;

/** A link that changes the page without reloading the site; a plain link without scripts. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const address = addressOf(pathOf(to, location.pathname));
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, rest.target)) return;
    event.preventDefault();
    // A page that is already open gets no second entry in the history, as in browsers.
    navigate(to, { replace: replace ?? address === addressOf(location), state });
  }
  return <a {...rest} href={address} onClick={follow} />;
}

type NavLinkProps = Omit<LinkProps, "className"> & {
  className?: string | ((link: { isActive: boolean }) => string);
};

/** A link that knows whether its page, or one below it, is open. */
export function NavLink({ className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase();
  const target = pathOf(rest.to, pathname).pathname.toLowerCase();
  const isActive = here === target || here.startsWith(`${target}/`);
  return (
    <Link
      aria-current={isActive ? "page" : undefined}
      {...rest}
      className={typeof className === "function" ? className({ isActive }) : className}
    />
  );
}

type Press = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">;

/** A new tab, a download, the menu: whatever is not a plain press. */
export function isForBrowser(event: Press, target?: string): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button !== 0 || isModified || (target !== undefined && target !== "_self");
}

function pathOf(to: To, currentPathname: string): Path {
  const { pathname, search = "", hash = "" } = typeof to === "string" ? split(to) : to;
  return {
    // Two slashes would be another site's address.
    pathname: pathname ? `/${pathname}`.replace(/[\\/]{2,}/g, "/") : currentPathname,
    search: search === "" || search === "?" ? "" : `?${search.replace(/^\?/, "")}`,
    hash: hash === "" || hash === "#" ? "" : `#${hash.replace(/^#/, "")}`,
  };
}

function split(address: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
}

function addressOf({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

// Which screen belongs to an address

/** The screen of each address: `:name` matches one segment, and `*` matches paths that no other route matches. */
export type RouteTable = readonly { path: string; element: ReactNode }[];

/** Shows the route that matches the address. @param location the screens' location, if it differs from the address because of a dialog above. */
export function useRoutes(routes: RouteTable, location?: Location): ReactNode {
  const current = usePlace();
  const place: Place =
    !location || location === current.location
      ? current
      : // It may come from an old entry of the history, with less in it.
        { location: { ...locationAt("/"), ...location }, navigationType: "POP" };
  const { pathname } = place.location;
  // A new context value would make React drop the HTML of everything below that isn't hydrated yet.
  const found = useMemo(() => matchRoutes(routes, pathname), [routes, pathname]);
  if (!found) return null;
  // The elements are the same with and without a dialog, so that the screen behind it keeps its state.
  return (
    <PlaceContext value={place}>
      <ParamsContext value={found.params}>{found.route.element}</ParamsContext>
    </PlaceContext>
  );
}

/** The most specific matching route: fixed segments before parameters, `*` last. */
export function matchRoutes(routes: RouteTable, pathname: string) {
  const ranked = routes.toSorted((a, b) => vagueness(a.path) - vagueness(b.path));
  for (const route of ranked) {
    const found = matchPath(route.path, pathname);
    if (found) return { route, params: found.params };
  }
  return undefined;
}

function vagueness(path: string): number {
  return path === "*" ? Number.POSITIVE_INFINITY : path.split(":").length;
}

/** Whether the path has this pattern, and the parameters in it. */
export function matchPath(pattern: string, pathname: string) {
  if (pattern === "*") return { params: {} };
  const wanted = segments(pattern);
  const given = segments(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [position, want] of wanted.entries()) {
    const value = given[position] ?? "";
    if (want.startsWith(":")) params[want.slice(1)] = decoded(value);
    else if (want.toLowerCase() !== decoded(value).toLowerCase()) return null;
  }
  return { params };
}

function segments(path: string): string[] {
  return path.replace(/\/+$/, "").split("/");
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

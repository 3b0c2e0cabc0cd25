import { act, render, screen } from "@testing-library/react";
import {
  BrowserRouter,
  Link,
  type Location,
  matchPath,
  matchRoutes,
  NavLink,
  type RouteTable,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from "@web/lib/router.tsx";
import { beforeEach, describe, expect, test } from "vitest";
import { Route, Routes, routesIn } from "../../support/routes.tsx";
import { newUser } from "../../support/user.ts";

beforeEach(() => window.history.replaceState(null, "", "/"));

describe("a fitting route", () => {
  const routes = routesIn(
    <>
      <Route path="*" element="lost" />
      <Route path="/homes/:id" element="home" />
      {false}
      <Route path="/homes/new" element="new" />
      <Route path="/" element="front" />
    </>,
  );

  test.each([
    ["/", "front", {}],
    ["/homes/new", "new", {}],
    ["/homes/7/", "home", { id: "7" }],
    ["/homes/a%2Fb%20c", "home", { id: "a/b c" }],
    ["/homes/%E0%A4%A", "home", { id: "%E0%A4%A" }],
    ["/HOMES/NEW", "new", {}],
    ["/homes/7/more", "lost", {}],
    ["/homes", "lost", {}],
  ])("%s", (pathname, element, params) => {
    expect(matchRoutes(routes, pathname)).toMatchObject({ route: { element }, params });
  });

  test("a pattern without its parameter does not match", () => {
    expect(matchPath("/homes/:id", "/homes/")).toBeNull();
  });
});

test("parameters stay the same object until the address changes, whatever is rendered again", () => {
  const seen = new Set<unknown>();
  const routes = routesIn(<Route path="/homes/:id" element={<Seen by={seen} />} />);
  const site = () => (
    <StaticRouter location="/homes/7">
      <Screens routes={routes} />
    </StaticRouter>
  );
  render(site()).rerender(site());
  expect([...seen]).toEqual([{ id: "7" }]);
});

function Screens({ routes }: { routes: RouteTable }) {
  return useRoutes(routes);
}

function Seen({ by }: { by: Set<unknown> }) {
  by.add(useParams());
  return null;
}

describe("links", () => {
  test("change the page, keep the address and state, and Back undoes them", async () => {
    const user = newUser();
    render(
      <BrowserRouter>
        <Link to={{ pathname: "/homes", search: "q=1", hash: "top" }} state={{ from: "here" }}>
          Homes
        </Link>
        <Shown />
      </BrowserRouter>,
    );
    expect(screen.getByText("POP / null")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Homes" }));
    expect(await screen.findByText('PUSH /homes?q=1#top {"from":"here"}')).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByText("POP / null")).toBeVisible();
  });

  test("links to the open page make no second entry", async () => {
    const user = newUser();
    render(
      <BrowserRouter>
        <Link to="/">Here</Link>
        <Shown />
      </BrowserRouter>,
    );
    const before = window.history.length;
    await user.click(screen.getByRole("link", { name: "Here" }));
    expect(await screen.findByText("REPLACE / null")).toBeVisible();
    expect(window.history.length).toBe(before);
  });

  test.each([
    ["//evil.example/x", "/evil.example/x"],
    ["/\\evil.example", "/evil.example"],
    ["/a//b?next=//c#//d", "/a/b?next=//c#//d"],
    ["?q=1", "/here?q=1"],
    ["#part", "/here#part"],
  ])("%s never leads to another site", (to, href) => {
    render(
      <StaticRouter location="/here">
        <Link to={to}>Link</Link>
      </StaticRouter>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", href);
  });

  test("leave a new tab, a download and a prevented press to others", async () => {
    const user = newUser();
    render(
      <BrowserRouter>
        <Link to="/a" onClick={(event) => event.preventDefault()}>
          Prevented
        </Link>
        <Link to="/b" target="_blank" onClick={(event) => stay(event)}>
          Tab
        </Link>
        <Shown />
      </BrowserRouter>,
    );
    await user.click(screen.getByRole("link", { name: "Prevented" }));
    await user.click(screen.getByRole("link", { name: "Tab" }));
    await user.keyboard("{Control>}");
    expect(screen.getByText("POP / null")).toBeVisible();
  });

  test("know their page and those below it", () => {
    render(
      <StaticRouter location="/homes/7">
        <NavLink to="/homes" className={({ isActive }) => (isActive ? "on" : "off")}>
          Homes
        </NavLink>
        <NavLink to="/home">Home</NavLink>
      </StaticRouter>,
    );
    expect(screen.getByRole("link", { name: "Homes" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Homes" })).toHaveClass("on");
    expect(screen.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });
});

test("the query is replaced on the same page", async () => {
  const user = newUser();
  window.history.replaceState(null, "", "/homes?q=1");
  render(
    <BrowserRouter>
      <Query />
      <Shown />
    </BrowserRouter>,
  );
  await user.click(screen.getByRole("button", { name: "1" }));
  expect(await screen.findByText("REPLACE /homes?q=2 null")).toBeVisible();
});

test("behind a dialog, a screen keeps its own location and its state", async () => {
  const user = newUser();
  render(
    <BrowserRouter>
      <Behind />
    </BrowserRouter>,
  );
  await user.type(screen.getByRole("textbox"), "typed");
  await user.click(screen.getByRole("button", { name: "open" }));
  expect(await screen.findByText("POP / null")).toBeVisible();
  expect(screen.getByText("over it: 7")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue("typed");
});

function Behind() {
  const location = useLocation();
  const navigate = useNavigate();
  const background = (location.state as { background?: Location } | null)?.background;
  return (
    <>
      <button
        type="button"
        onClick={() => navigate("/homes/7", { state: { background: location } })}
      >
        open
      </button>
      <Routes location={background ?? location}>
        <Route
          path="/"
          element={
            <>
              <input />
              <Shown />
            </>
          }
        />
      </Routes>
      {background && (
        <Routes>
          <Route path="/homes/:id" element={<Over />} />
        </Routes>
      )}
    </>
  );
}

function Over() {
  return <p>over it: {useParams().id}</p>;
}

function Query() {
  const [query, setQuery] = useSearchParams();
  return (
    <button type="button" onClick={() => setQuery({ q: "2" }, { replace: true })}>
      {query.get("q")}
    </button>
  );
}

function Shown() {
  const { pathname, search, hash, state } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>;
}

/** jsdom can't open tabs. */
function stay(event: { preventDefault: () => void; defaultPrevented: boolean }) {
  expect(event.defaultPrevented).toBe(false);
}

import { type Location, type RouteTable, useRoutes } from "@web/lib/router.tsx";
import { Children, Fragment, isValidElement, type ReactNode } from "react";

/** One line of `Routes`. */
export function Route(_props: RouteTable[number]): null {
  return null;
}

/** Shows the route that matches the address, as the site's table does (web/app/routes.tsx). */
export function Routes(props: { location?: Location; children: ReactNode }) {
  return useRoutes(routesIn(props.children), props.location);
}

export function routesIn(children: ReactNode): RouteTable {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteTable[number] & { children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? routesIn(child.props.children) : child.props;
  });
}

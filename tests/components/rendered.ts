import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The markup of a component as Next.js renders it in a page: with a router. */
export const rendered = (element: ReactElement) =>
  renderToStaticMarkup(createElement(AppRouterContext, { value: {} as AppRouterInstance }, element));

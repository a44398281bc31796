import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { URLScopeAttributes, URLScopeElement, URLScopeListeners } from "./embed.js";

type Known = URLScopeAttributes & URLScopeListeners;
type Props = Omit<DetailedHTMLProps<HTMLAttributes<URLScopeElement>, URLScopeElement>, keyof Known> & Known;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "url-scope": Props;
    }
  }
}

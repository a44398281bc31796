import type { ClassAttributes, HTMLAttributes } from "preact";
import type { URLScopeAttributes, URLScopeElement, URLScopeListeners } from "./embed.js";

type Known = URLScopeAttributes & URLScopeListeners;
type Props = Omit<HTMLAttributes<URLScopeElement> & ClassAttributes<URLScopeElement>, keyof Known> & Known;

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "url-scope": Props;
    }
  }
}

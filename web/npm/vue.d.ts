import type { HTMLAttributes, PublicProps } from "vue";
import type { Report, Span, URLScopeAttributes, URLScopeElement } from "./embed.js";

type Props = Omit<HTMLAttributes, keyof URLScopeAttributes> & URLScopeAttributes & PublicProps & {
  onUrlscopeReady?: (event: CustomEvent<Report>) => void;
  onUrlscopeChange?: (event: CustomEvent<Report>) => void;
  onUrlscopeSelect?: (event: CustomEvent<Span>) => void;
  onUrlscopeError?: (event: CustomEvent<{ message: string }>) => void;
};

declare module "vue" {
  interface GlobalComponents {
    "url-scope": new () => URLScopeElement & { $props: Props };
  }
}

declare module "vue/jsx-runtime" {
  namespace JSX {
    interface IntrinsicElements {
      "url-scope": Props;
    }
  }
}

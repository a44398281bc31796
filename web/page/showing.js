// @ts-check
// Scrolls to the selected problem, with its octets in the field if the window has room for both, or else with the strip.
import { copy, framed, plate } from "./elements.js";
import { unseen } from "./strip.js";

self.urlscopeShow = () => {
  const gap = 12, selected = document.querySelector("#problems .sel");
  if (!selected) return;
  selected.closest("details")?.setAttribute("open", "");
  const problem = selected.getBoundingClientRect();
  const view = framed ? document.getElementById("body") : document.documentElement;
  const { top, bottom } = framed ? view.getBoundingClientRect() : { top: 0, bottom: innerHeight };
  let least = Math.max(0, problem.bottom - bottom + gap), most = problem.top - top; // bounds of the scrolling distance
  if (!framed) {
    const octets = (copy.querySelector(".sel") ?? plate).getBoundingClientRect();
    if (problem.bottom - octets.top <= bottom - 2 * gap) most = octets.top - gap;
    else {
      least = Math.max(least, plate.getBoundingClientRect().bottom - unseen() + 8);
      most -= 40 + gap; // below the strip
    }
  }
  view.scrollTop += Math.min(least, most);
};

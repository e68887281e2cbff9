/**
 * Brings `target` into sight inside `box` and moves nothing else: `scrollIntoView` would also scroll the dialog around.
 * `center` puts it in the middle; else it moves only as far as it must.
 */
export function scrollWithin(box: Element, target: Element, center = false): void {
  const [frame, place] = [box.getBoundingClientRect(), target.getBoundingClientRect()]
  if (center) {
    box.scrollTop += place.top + place.height / 2 - (frame.top + frame.height / 2)
    box.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
    return
  }
  const above = place.top - frame.top
  const below = place.bottom - frame.bottom
  if (above < 0) box.scrollTop += above
  else if (below > 0) box.scrollTop += Math.min(below, above)
}

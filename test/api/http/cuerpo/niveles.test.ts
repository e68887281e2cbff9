import { expect, it } from 'vitest'
import { isTooDeep } from '#api/http/cuerpo/niveles.ts'

it.each([
  ['{"a":[1,{"b":2}]}', 3, false],
  ['{"a":[1,{"b":2}]}', 2, true],
  ['[[],[],[],[]]', 2, false],
  ['"[[[[[["', 1, false],
  [String.raw`{"a":"\"[[[["}`, 1, false],
  [String.raw`{"a":"\\","b":[[1]]}`, 2, true],
  ['', 1, false],
])('levels of %s are more than %i: %s', (text, max, expected) => {
  expect(isTooDeep(text, max)).toBe(expected)
})

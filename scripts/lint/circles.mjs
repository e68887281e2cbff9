import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LAYERS = ['domain', 'api', 'admin', 'cli', 'seeds', 'test']
const SOURCE = /\.tsx?$/
const IMPORTS = /^(?:import|export)\b[^'"]*?from '([^']+)'/gm

/** The files that a text imports by the project's own names, types too. */
function importsOf(file, text) {
  return [...text.matchAll(IMPORTS)].flatMap(([, name]) => {
    if (name.startsWith('#')) return [name.slice(1)]
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : []
  })
}

/** Of each file what it imports. */
function readGraph(root) {
  const files = LAYERS.flatMap((layer) =>
    readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file))
      .map((file) => path.posix.join(layer, file.replaceAll(path.sep, '/'))),
  )
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8'))]))
}

/** The shortest way from a file back to itself, null where there is none. */
export function circleOf(file, graph) {
  const before = new Map(graph.get(file)?.map((next) => [next, file]))
  for (const at of before.keys()) {
    if (at === file) {
      const way = [file]
      for (let step = before.get(at); step !== file; step = before.get(step)) way.unshift(step)
      return [file, ...way]
    }
    for (const next of graph.get(at) ?? []) if (!before.has(next)) before.set(next, at)
  }
  return null
}

let graph

/** Two files never need each other, not even for a type: one of the two could not be read without the other. */
export const circles = {
  meta: { type: 'problem', schema: [], messages: { circle: 'Imports itself by {{way}}' } },
  create({ cwd, filename, report, sourceCode }) {
    const file = path.relative(cwd, filename).replaceAll(path.sep, '/')
    graph ??= readGraph(cwd)
    graph.set(file, importsOf(file, sourceCode.text))
    return {
      Program(node) {
        const way = circleOf(file, graph)
        if (way) report({ node, messageId: 'circle', data: { way: way.join(' → ') } })
      },
    }
  },
}

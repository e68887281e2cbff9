import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { createProgram } from '#cli/program.ts'
import { terminal } from '#cli/context.ts'
import type { Linea, Pagina } from './paginas.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
const program = createProgram(terminal)

const { testFiles } = (await import(new URL('../../../scripts/test/archivos.mjs', import.meta.url).href)) as {
  readonly testFiles: () => Promise<readonly { readonly file: string; readonly project: string }[]>
}
const { STEPS } = (await import(new URL('../../../scripts/test/pasos.mjs', import.meta.url).href)) as {
  readonly STEPS: readonly { readonly name: string }[]
}
const tests = await testFiles()

/** The CLI as a terminal starts it: by its name, by npm, or as a built file. */
const CLI = /(?:^(?:\$ )?(?:\w+=\S+ )*portal|npm run portal --|node dist\/portal\.js) (?<words>.+)$/

/** Words after a command, without placeholders, brackets and a comment. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/ #.*$/, '')
    .replaceAll(/<[^<>]*>|…|[[\]]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

function npmFaults(code: string): string[] {
  const named = [...code.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
  const projects = [...code.matchAll(/\bvitest .*--project ([\w-]+)/g)].map(([, name = '']) => name)
  const wanted = wordsOf(/\bnpm test -- (.*)$/.exec(code)?.[1] ?? '')
  return [
    ...named.filter((name) => !(name in scripts)).map((name) => `npm run ${name}: no such script`),
    ...projects
      .filter((name) => !tests.some(({ project }) => project === name))
      .map((name) => `vitest --project ${name}: no such project`),
    ...wanted
      .filter((word) => !STEPS.some(({ name }) => name === word) && !tests.some(({ file }) => file.includes(word)))
      .map((word) => `npm test -- ${word}: no such step or test file`),
  ]
}

/** The command of a group that takes what names none of the others. */
function porOmision(group: Command | undefined): Command | undefined {
  const { _defaultCommandName: name } = (group ?? {}) as { readonly _defaultCommandName?: string | null }
  return group?.commands.find((each) => each.name() === name)
}

/** Follows the words from the program down to its commands, then looks for the options in any of them. */
function commandFaults(words: readonly string[]): string[] {
  const chain: Command[] = [program]
  for (const word of words.filter((each) => !each.startsWith('-'))) {
    const subcommands = chain.at(-1)?.commands ?? []
    if (subcommands.length === 0) break
    const next = subcommands.find((each) => each.name() === word) ?? porOmision(chain.at(-1))
    if (!next) return [`${[...chain.map((each) => each.name()), word].join(' ')}: no such command`]
    chain.push(next)
  }
  const options = chain.flatMap((each) => each.options.map(({ long }) => long)).concat('--help')
  const name = chain.map((each) => each.name()).join(' ')
  return words
    .filter((word) => word.startsWith('--') && !options.includes(word.split('=')[0]))
    .map((word) => `${name} ${word}: no such option`)
}

/** The line that shows the help of the CLI lists its commands, each as a piece of code. */
function listedCommands({ codigo }: Linea): string[] {
  return codigo.includes('npm run portal -- --help') ? codigo.filter((code) => !code.startsWith('npm ')) : []
}

function cliFaults(linea: Linea): string[] {
  const written = linea.codigo.map((code) => CLI.exec(code)?.groups?.['words']).filter((words) => words !== undefined)
  return [...written, ...listedCommands(linea)].flatMap((words) => commandFaults(wordsOf(words)))
}

/** Commands of npm and of `portal` that do not exist. */
export function brokenOrdenes({ lineas }: Pagina): string[] {
  return lineas.flatMap((linea) =>
    [...linea.codigo.flatMap(npmFaults), ...cliFaults(linea)].map((fault) => `${linea.lugar} ${fault}`),
  )
}

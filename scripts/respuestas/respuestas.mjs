// Schemas of what each call answers, made of the types of domain/llamadas.ts: the API's description tells them, and its tests
// hold every real answer against them.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { EsquemaDeTipo } from './esquema-de-tipo.mjs'

const DOMAIN = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../domain')

/** `{ llamadas: call → schema, or null where nothing comes back; components }`. Throws when the types do not compile. */
export function esquemasDeRespuestas(file = path.join(DOMAIN, 'llamadas.ts'), name = 'Llamadas') {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(DOMAIN, 'tsconfig.json'), { incremental: false }, ts.sys)
  const program = ts.createProgram([file], { ...config.options, tsBuildInfoFile: undefined })
  const checker = program.getTypeChecker()
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
  const calls = checker.getDeclaredTypeOfSymbol(exported.find((symbol) => symbol.name === name))
  const esquema = new EsquemaDeTipo(checker)
  const llamadas = checker.getPropertiesOfType(calls).map((call) => {
    const answer = checker.getTypeOfSymbol(checker.getPropertyOfType(checker.getTypeOfSymbol(call), 'answer'))
    const isNothing = answer.flags & ts.TypeFlags.Undefined
    return [call.name, isNothing ? null : esquema.of(answer)]
  })
  return { llamadas: Object.fromEntries(llamadas), components: esquema.components }
}

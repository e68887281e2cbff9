// Schemas of what each call asks and answers, made of the types of domain/llamadas.ts: the API's description tells the answers, and
// its tests hold every real answer, and the schemas by which the server checks what is asked, against them.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { EsquemaDeTipo } from './esquema-de-tipo.mjs'

const DOMAIN = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../domain')

/**
 * `{ llamadas: call → schema, or null where nothing comes back; pedidos: call → schemas of its query and body, where it has them;
 * components }`. Throws when the types do not compile.
 */
export function esquemasDeRespuestas(file = path.join(DOMAIN, 'llamadas.ts'), name = 'Llamadas') {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(DOMAIN, 'tsconfig.json'), { incremental: false }, ts.sys)
  const program = ts.createProgram([file], { ...config.options, tsBuildInfoFile: undefined })
  const checker = program.getTypeChecker()
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
  const calls = checker.getDeclaredTypeOfSymbol(exported.find((symbol) => symbol.name === name))
  const esquema = new EsquemaDeTipo(checker)
  const part = (call, name) => {
    const symbol = checker.getPropertyOfType(checker.getTypeOfSymbol(call), name)
    const type = symbol && checker.getTypeOfSymbol(symbol)
    return !type || type.flags & ts.TypeFlags.Undefined ? null : esquema.of(type)
  }
  const all = checker.getPropertiesOfType(calls)
  return {
    llamadas: Object.fromEntries(all.map((call) => [call.name, part(call, 'answer')])),
    pedidos: Object.fromEntries(
      all.map((call) => [call.name, { query: part(call, 'query'), body: part(call, 'body') }]),
    ),
    components: esquema.components,
  }
}

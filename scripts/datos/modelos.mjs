import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const MODEL = /^(?<area>\w+)\/(?:.*\/)?models\/\w+\.ts$/
const SENTENCE = /^\/\*\* (?<frase>.+\.) \*\/\nexport class /m
const TABLE = /tableName: '(?<tabla>\w+)'/

/** `{ tabla, area, archivo, frase }` of each model under `api/`: its docstring is the sentence. Throws when a model has none. */
export async function readModelos(root) {
  const files = (await readdir(path.join(root, 'api'), { recursive: true })).map((file) =>
    file.split(path.sep).join('/'),
  )
  return Promise.all(
    files
      .filter((file) => MODEL.test(file))
      .map(async (file) => {
        const text = await readFile(path.join(root, 'api', file), 'utf8')
        const [sentence, table] = [SENTENCE.exec(text), TABLE.exec(text)]
        if (!sentence || !table)
          throw new Error(`api/${file}: falta la oración que dice qué guarda su tabla (/** … */)`)
        return { ...table.groups, ...MODEL.exec(file).groups, ...sentence.groups, archivo: `api/${file}` }
      }),
  )
}

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { execute, selectRow } from '#api/db/sql.ts'
import { runCli } from '#cli/program.ts'
import type { Consola } from '#cli/context.ts'
import { portal } from './consola.ts'

/** Commands that change no data and replace no file. */
const SOLO_LEEN = [
  'bitacora cabeza',
  'bitacora verificar',
  'cair cuenta',
  'calendario validar',
  'doctor',
  'extemporaneas listar',
  'extemporaneas previsto',
  'importar estado',
  'importar explicar',
  'importar lista',
  'importar planos',
  'importar plantilla',
  'importar ver',
  'movimientos listar',
  'movimientos ver',
  'perfiles',
  'quincena atencion',
  'quincena explicar',
  'quincena simular',
  'quincena verificar',
  'quincena vigilancia',
  // It creates a folder of its own.
  'respaldo crear',
  'respaldo verificar',
]

/** The help of each command, found as a person finds them: from the help of the group above. */
async function comandos(grupo: readonly string[] = []): Promise<Map<string, string>> {
  const { out } = await portal([...grupo, '--help'])
  const [, list] = out.split('Comandos:\n')
  if (list === undefined) return new Map([[grupo.join(' '), out]])
  const names = [...list.matchAll(/^ {2}([a-z][a-z-]*)/gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'help')
  const found = await Promise.all(names.map((name) => comandos([...grupo, name])))
  return new Map(found.flatMap((one) => [...one]))
}

describe('portal', () => {
  it('shows its help in Spanish', async () => {
    const { code, out } = await portal('--help')
    expect(code).toBe(0)
    for (const text of [
      'Uso: portal',
      'Opciones:',
      'Comandos:',
      'migrar',
      'calendario',
      'bitacora',
      'ocr',
      '--como <usuario>',
    ])
      expect(out).toContain(text)
    expect(out).not.toMatch(/Usage|Options|display help/)
  })

  it.each([
    ['movimientos listar --help', ['valores: "Cancelado"', 'por omisión: 50']],
    ['calendario exportar --help', ['valores: "csv", "json", por omisión:']],
  ])('says in Spanish which values an option of "%s" takes', async (args, texts) => {
    const { out } = await portal(args)
    for (const text of texts) expect(out).toContain(text)
    expect(out).not.toMatch(/choices|default/)
  })

  it.each([
    ['calendario', ['sembrar [opciones] <año>', 'Falta el comando. Consulta portal calendario --help.']],
    ['', ['calendario', 'Falta el comando. Consulta portal --help.']],
  ])('shows the commands of "portal %s", says that one is missing, and ends with 2', async (args, texts) => {
    const { code, err } = await portal(args === '' ? [] : args)
    expect(code).toBe(2)
    for (const text of texts) expect(err).toContain(text)
  })

  it.each(['--version', '-V'])('shows the version with %s', async (option) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(await portal(option)).toMatchObject({ code: 0, out: version })
  })

  it.each([
    ['help quincena simular', 'Uso: portal quincena simular [opciones] <quincena>'],
    ['quincena help simular', 'Uso: portal quincena simular [opciones] <quincena>'],
    ['help', 'Uso: portal [opciones] <comando>'],
  ])('shows the help that "%s" asks for', async (args, usage) => {
    const { code, out } = await portal(args)
    expect(code).toBe(0)
    expect(out).toContain(usage)
  })

  it('marks the compulsory options in the help', async () => {
    const { out } = await portal('calendario habilitar --help')
    for (const line of ['primer día (AAAA-MM-DD) (obligatoria)', 'por qué (obligatoria)']) expect(out).toContain(line)
    expect(out).not.toContain('a todas (obligatoria)')
  })

  it('answers in JSON on every command, and asks before every one that changes data', async () => {
    const help = await comandos()
    const sinPregunta = [...help].filter(([, text]) => !text.includes('-y, --yes')).map(([name]) => name)
    for (const [name, text] of help) expect(text, name).toContain('--json')
    expect(sinPregunta.sort()).toEqual(SOLO_LEEN)
  })

  it.each([
    ['nada', 'No existe el comando nada. Consulta portal --help.'],
    ['help nada', 'No existe el comando nada. Consulta portal --help.'],
    ['quincena help nada', 'No existe el comando nada. Consulta portal quincena --help.'],
    ['calendario sembrar', 'Falta el argumento <año>. Consulta portal calendario sembrar --help.'],
    ['quincena simular abc', '«abc» no es el código de una quincena (se espera uno como 2226).'],
    ['quincena aplicar 9926', '«9926» no es el código de una quincena'],
    ['retenciones orden 1', 'Falta la opción --salida <carpeta>. Consulta portal retenciones orden --help.'],
    ['calendario importar 2027 no-hay.csv', 'No existe el archivo no-hay.csv.'],
    ['importar direcciones no-hay.txt', 'No existe el archivo no-hay.txt.'],
    ['bitacora verificar --archivo no-hay.jsonl', 'No existe el archivo no-hay.jsonl.'],
    ['ocr lote no-hay --salida /tmp/no-hay.jsonl', 'no-hay'],
    ['calendario sembrar 2027 --prisa', 'No existe la opción --prisa.'],
    ['calendario sembrar 27', 'Año inválido: se esperaba uno de 2000 a 2100.'],
    ['migrar ya', 'Sobran argumentos.'],
    [
      'movimientos listar --estatus Nada',
      'La opción --estatus no admite «Nada»: se esperaba uno de Cancelado, Aplicado, Por aplicar, Validado, Pendiente, Solicitado.',
    ],
  ])('says in Spanish what is wrong with "%s" and ends with 2', async (args, message) => {
    const { code, err } = await portal(args)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err).not.toMatch(/error:|\bargument\b|\boption\b|\bvalue\b|choices/)
  })

  it('ends with 130 when Ctrl-C answers a question', async () => {
    const consola: Consola = {
      print: () => undefined,
      printError: () => undefined,
      printStatus: () => undefined,
      rewritesStatus: false,
      isInteractive: true,
      ask: () => Promise.reject(Object.assign(new Error('closed'), { name: 'ExitPromptError' })),
      askSecret: () => Promise.resolve(''),
    }
    expect(await runCli(['calendario', 'sembrar', '2031'], consola)).toBe(130)
  })

  it('ends with 1 and changes nothing when the person declines', async () => {
    const { code, err } = await portal('calendario sembrar 2031', false)
    expect([code, err]).toEqual([1, 'Cancelado: no se cambió nada.'])
    expect(await selectRow(`SELECT fecha FROM eventos WHERE fecha >= '2031-01-01'`, [])).toBeNull()
  })

  it('migrates a database that is up to date without a change', async () => {
    expect(await portal('migrar')).toMatchObject({ code: 0, out: 'La base de datos ya estaba al día.' })
  })
})

describe('portal bitacora', () => {
  it('prints the head and finds it in the chain', async () => {
    const { out: cabeza } = await portal('bitacora cabeza')
    expect(cabeza).toMatch(/^[0-9a-f]{64}$/)
    const { code, out } = await portal(`bitacora verificar --cabeza ${cabeza}`)
    expect(code).toBe(0)
    expect(out).toMatch(/^Bitácora íntegra: \d+ filas, cabeza [0-9a-f]{64}$/)
    expect(JSON.parse((await portal('bitacora verificar --json')).out)).toMatchObject({ cabeza, falla: null })
  })

  it('finds a cut tail by a head kept elsewhere', async () => {
    const { code, err } = await portal(`bitacora verificar --cabeza ${'a'.repeat(64)}`)
    expect(code).toBe(1)
    expect(err).toContain('faltan filas al final')
  })

  it('finds a changed row and ends with 1', async () => {
    const first = await selectRow<{ id: number; actor: string }>('SELECT id, actor FROM bitacora ORDER BY id LIMIT 1')
    const setActor = (actor: string) => execute('UPDATE bitacora SET actor = $1 WHERE id = $2', [actor, first!.id])
    await setActor('otro')
    const { code, err } = await portal('bitacora verificar')
    await setActor(first!.actor)
    expect(code).toBe(1)
    expect(err).toMatch(/^Bitácora alterada en la fila \d+: su contenido/)
  })

  it('is closed to who does not administer', async () => {
    expect((await portal('--como ventanilla1 bitacora verificar')).code).toBe(1)
  })
})

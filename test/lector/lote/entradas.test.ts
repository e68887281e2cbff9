import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { portal } from '#test/cli/consola.ts'
import { drawNss, pdf, PERSONA } from '#test/lector/papeles.ts'
import { zipOf, type ZipEntry } from '#test/support/hostil/zip-file.ts'

const NO_PDF =
  'El archivo no es un PDF ni una imagen JPG o PNG. Sus primeros bytes no son los de ninguno de esos tipos.'

/** What a batch takes, what it leaves out and what it refuses. */
let folder: string
let entrada: string
let salida: string
let paper: Buffer

beforeAll(async () => {
  paper = await pdf(drawNss)
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lote-'))
  entrada = path.join(folder, 'entrada')
  salida = path.join(folder, 'salida.jsonl')
  await mkdir(entrada)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

interface Linea {
  readonly archivo: string
  readonly sha256: string
  readonly documento: string
  readonly campos: Readonly<Record<string, Record<string, unknown>>>
  readonly avisos: readonly unknown[]
  readonly error?: string
}

const put = async (name: string, bytes: Buffer | string) => {
  await mkdir(path.dirname(path.join(entrada, name)), { recursive: true })
  await writeFile(path.join(entrada, name), bytes)
}
const lote = (...more: string[]) => portal(['ocr', 'lote', entrada, '--salida', salida, ...more])
const written = async () =>
  (await readFile(salida, 'utf8'))
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Linea)
const errorsOf = async () => Object.fromEntries((await written()).map(({ archivo, error }) => [archivo, error ?? '']))
/** A batch of a zip of those entries. */
const zip = async (entries: readonly ZipEntry[]) => {
  entrada = path.join(folder, 'lote.zip')
  await writeFile(entrada, zipOf(entries))
  return lote()
}

describe('a line', () => {
  it('holds what was promised and no more, and the summary counts it', async () => {
    await put('papel.pdf', paper)
    const { code, out, estados } = await lote('--json')
    expect(code).toBe(0)
    const [linea] = await written()
    expect(Object.keys(linea!)).toEqual(['archivo', 'sha256', 'documento', 'campos', 'avisos'])
    expect(linea).toMatchObject({ archivo: 'papel.pdf', documento: 'nss', avisos: [] })
    expect(linea!.sha256).toMatch(/^[0-9a-f]{64}$/)
    const { nss } = linea!.campos
    expect(Object.keys(nss!)).toEqual(['valor', 'fuente', 'confianza', 'seguro', 'pagina', 'caja'])
    expect(nss).toMatchObject({ valor: PERSONA.nss, fuente: 'texto', seguro: true, pagina: 1 })
    const informe = JSON.parse(out) as Record<string, unknown>
    expect(informe).toMatchObject({
      archivos: 1,
      leidos: 1,
      conError: 0,
      porDocumento: { curp: 0, nss: 1, csf: 0, otro: 0 },
    })
    expect(informe).toMatchObject({ campos: 5, porConfirmar: 0, errores: [], expediente: null, xlsx: null })
    expect(estados.at(-1)).toMatch(/^1 de 1 archivos \(100%\) · 0 con error · \d+\.\d por segundo$/)
  })
})

describe('a folder', () => {
  it('files at any depth by the bytes of their names; what is no paper has its line; links are not followed', async () => {
    const outside = path.join(folder, 'fuera.pdf')
    await writeFile(outside, paper)
    for (const name of ['b.pdf', 'B.pdf', 'ñ.pdf', 'a/z/1.pdf', 'a.txt'])
      await put(name, name.endsWith('txt') ? 'Hola' : paper)
    for (const name of ['.DS_Store', 'Thumbs.db', '.oculta/x.pdf']) await put(name, 'x')
    await symlink(outside, path.join(entrada, 'c-enlace.pdf'))
    await symlink(folder, path.join(entrada, 'd-enlace'))
    await put('vacio.pdf', '')
    const { code, out } = await lote('--json')
    expect(code).toBe(1)
    expect(Object.entries(await errorsOf())).toEqual([
      ['B.pdf', ''],
      ['a.txt', NO_PDF],
      ['a/z/1.pdf', ''],
      ['b.pdf', ''],
      ['c-enlace.pdf', 'Es un enlace a otro lugar: no se sigue.'],
      ['d-enlace', 'Es un enlace a otro lugar: no se sigue.'],
      ['vacio.pdf', 'El archivo está vacío. Tiene 0 bytes.'],
      ['ñ.pdf', ''],
    ])
    expect(JSON.parse(out)).toMatchObject({ archivos: 8, conError: 4, omitidos: 3 })
  })

  it('does not read what it writes there, neither now nor when it goes on', async () => {
    await put('z.pdf', paper)
    salida = path.join(entrada, 'a.jsonl')
    const xlsx = path.join(entrada, 'b.xlsx')
    expect((await lote('--xlsx', xlsx)).code).toBe(0)
    expect(await lote('--xlsx', xlsx, '--reanudar')).toMatchObject({ code: 0 })
    expect((await written()).map(({ archivo }) => archivo)).toEqual(['z.pdf'])
  })

  it('an empty one is a batch of nothing', async () => {
    expect(await lote()).toMatchObject({ code: 0, out: expect.stringContaining('0 archivos: 0 leídos') as string })
    expect(await readFile(salida, 'utf8')).toBe('')
  })
})

describe('a zip', () => {
  it('one bad entry has its line and the others are read', async () => {
    const big = Buffer.alloc(31 * 1024 * 1024)
    const { code } = await zip([
      { name: 'bueno.pdf', bytes: paper },
      { name: '../../fuera.pdf', bytes: paper },
      { name: '/etc/fuera.pdf', bytes: paper },
      { name: 'bomba.pdf', bytes: big },
      { name: 'bomba-que-miente.pdf', bytes: big, claims: 1000 },
      { name: 'cifrado.pdf', bytes: paper, isEncrypted: true },
      { name: 'crc.pdf', bytes: paper, crc: 7 },
      { name: 'metodo.pdf', bytes: paper, method: 14 },
      { name: 'carpeta/', bytes: Buffer.alloc(0), method: 0 },
      { name: 'carpeta/otra/guardado.pdf', bytes: paper, method: 0 },
      { name: '__MACOSX/bueno.pdf', bytes: Buffer.from('x') },
      { name: 'otro.zip', bytes: zipOf([{ name: 'x.pdf', bytes: paper }]) },
    ])
    expect(code).toBe(1)
    expect(Object.entries(await errorsOf())).toEqual([
      ['../../fuera.pdf', 'El zip le da un nombre que sale de su carpeta: no se abre.'],
      ['/etc/fuera.pdf', 'El zip le da un nombre que sale de su carpeta: no se abre.'],
      ['bomba-que-miente.pdf', expect.stringMatching(/^El archivo es demasiado grande: pesa 30MB y el límite es 30MB/)],
      ['bomba.pdf', 'El archivo es demasiado grande: pesa 31MB y el límite es 30MB.'],
      ['bueno.pdf', ''],
      ['carpeta/otra/guardado.pdf', ''],
      ['cifrado.pdf', 'Está protegido con contraseña dentro del zip.'],
      ['crc.pdf', 'Está dañado dentro del zip.'],
      ['metodo.pdf', 'Está comprimido en un formato que no se admite.'],
      ['otro.zip', NO_PDF],
    ])
    expect((await written()).find(({ archivo }) => archivo === 'bueno.pdf')!.campos['nss']).toMatchObject({
      valor: PERSONA.nss,
    })
  })

  it('one that is cut is refused whole', async () => {
    entrada = path.join(folder, 'cortado.zip')
    await writeFile(entrada, zipOf([{ name: 'a.pdf', bytes: paper }]).subarray(0, -30))
    expect(await lote()).toMatchObject({ code: 1, err: 'El zip está dañado o incompleto y no se puede abrir.' })
  })
})

describe('asked for wrongly', () => {
  it.each([
    [['ocr', 'lote', '--salida', '/tmp/x'], 'Falta el argumento <carpeta|zip>.'],
    [['ocr', 'lote', '/no-existe'], 'Falta la opción --salida <archivo.jsonl>.'],
    [['ocr', 'lote', '/no-existe', '--salida', '/tmp/x.jsonl'], 'No existe /no-existe.'],
    [
      ['ocr', 'lote', '/tmp', '--salida', '/tmp/x', '--procesos', '0'],
      'Procesos inválidos: se esperaba un número de 1 a 16.',
    ],
    [['ocr', 'lote', '/etc/hostname', '--salida', '/tmp/x'], '/etc/hostname no es una carpeta ni un archivo zip.'],
  ])('%j: %s', async (args, message) => {
    const { code, err } = await portal(args)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })

  it('an output in a folder that is not there', async () => {
    salida = path.join(folder, 'nada', 'x.jsonl')
    expect(await lote()).toMatchObject({ code: 2, err: expect.stringContaining('No se puede escribir') as string })
  })

  it('a workbook that will have no place, before anything is read', async () => {
    await put('papel.pdf', paper)
    const run = await lote('--xlsx', path.join(folder, 'nada', 'x.xlsx'))
    expect(run).toMatchObject({ code: 2, err: expect.stringContaining('No se puede escribir') as string })
    expect(await lote('--xlsx', salida)).toMatchObject({ code: 2, err: '--salida y --xlsx son el mismo archivo.' })
    await expect(readFile(salida)).rejects.toThrow()
  })

  it('an output that exists is not written over', async () => {
    await writeFile(salida, 'mis notas\n')
    expect(await lote()).toMatchObject({ code: 2, err: expect.stringContaining('--reanudar') as string })
    expect(await lote('--reanudar')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no son de un lote') as string,
    })
    expect(await readFile(salida, 'utf8')).toBe('mis notas\n')
  })
})

describe('going on with another input', () => {
  beforeEach(async () => {
    for (const name of ['a.pdf', 'b.txt', 'c.pdf']) await put(name, name === 'b.txt' ? 'Hola' : paper)
    await lote()
  })

  it('a file that changed is read again, with those after it', async () => {
    await put('b.txt', 'Adiós')
    const { err, out } = await lote('--reanudar', '--json')
    expect(err).toContain('b.txt cambió desde la corrida anterior')
    expect(JSON.parse(out)).toMatchObject({ archivos: 3, conservados: 1 })
    const again = await readFile(salida)
    await rm(salida)
    await lote()
    expect((await readFile(salida)).equals(again)).toBe(true)
  })

  it('a new file before the others, or one that went away, is another list: refused, nothing touched', async () => {
    const before = await readFile(salida)
    await put('a-nuevo.pdf', paper)
    const { code, err } = await lote('--reanudar')
    expect([code, err]).toEqual([2, expect.stringContaining('el renglón 1 de')])
    expect(err).toContain('es de a.pdf y ahora ese lugar es de a-nuevo.pdf')
    for (const name of ['a-nuevo.pdf', 'c.pdf']) await rm(path.join(entrada, name))
    expect((await lote('--reanudar')).err).toContain('ya no está entre los archivos')
    expect((await readFile(salida)).equals(before)).toBe(true)
  })

  it('files added after all the others are read', async () => {
    await put('z.txt', 'Hola')
    expect(JSON.parse((await lote('--reanudar', '--json')).out)).toMatchObject({ archivos: 4, conservados: 3 })
  })
})

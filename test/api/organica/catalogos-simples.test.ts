import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogoPanel, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import { inTransaction } from '#api/db/database.ts'
import type { Bind } from '#api/db/bind.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'

type Refusal = { error: string; codigo: string; campos?: Record<string, string> } & Record<string, unknown>

let admin: Client
let renglones: readonly Readonly<Record<string, Bind>>[] = []

const rowsOf = async (catalogo: string): Promise<RenglonPanel[]> => {
  const filter = encodeURIComponent(JSON.stringify({ catalogo }))
  return (await admin.get<RenglonPanel[]>(`/api/panel/catalogos?filter=${filter}&range=[0,99]`)).body
}
const rowOf = async (catalogo: string, clave: string): Promise<RenglonPanel> => {
  const row = (await rowsOf(catalogo)).find((each) => each.clave === clave)
  if (!row) throw new Error(`no row ${clave}`)
  return row
}
const crear = <T = RenglonPanel>(body: object): Promise<Respuesta<T>> => admin.post<T>('/api/panel/catalogos', body)
const cambiar = <T = RenglonPanel>(
  { id, version, nombre, activo }: RenglonPanel,
  change: object,
): Promise<Respuesta<T>> => admin.put<T>(`/api/panel/catalogos/${id}`, { version, nombre, activo, ...change })
const eliminar = (id: number, version: number): Promise<Respuesta<Refusal>> =>
  admin.request<Refusal>('DELETE', `/api/panel/catalogos/${id}`, {
    body: JSON.stringify({ version }),
    headers: { 'content-type': 'application/json' },
  })

beforeAll(async () => {
  admin = await signIn('admin')
  renglones = await selectRows('SELECT * FROM catalogo_renglones')
})

/** Each test starts from the rows of the template. */
beforeEach(() =>
  inTransaction(async () => {
    await execute('DELETE FROM catalogo_renglones')
    await insertRows(
      'catalogo_renglones',
      Object.keys(renglones[0]!),
      renglones.map((renglon) => Object.values(renglon)),
    )
  }),
)

describe('rows of a catalogue', () => {
  it('the catalogues are told with what they are for and how many rows they have', async () => {
    const { body } = await admin.get<CatalogoPanel[]>('/api/panel/catalogos/tablas')
    expect(body.map(({ nombre }) => nombre)).toEqual(['Estado civil', 'Nacionalidad', 'Resultado del caso'])
    expect(body[0]).toMatchObject({ clave: 'estado_civil', protegido: true, activo: true, renglones: 6, activos: 6 })
    expect(body[2]?.descripcion).toBe('Se elige al cerrar un caso.')
  })

  it('a row is added, renamed and taken away; its key is told back as it is kept', async () => {
    const { status, body } = await crear({
      catalogo: 'nacionalidad',
      clave: ' binacional ',
      nombre: '  Doble   nacionalidad ',
    })
    expect([status, body.clave, body.nombre, body.activo]).toEqual([201, 'BINACIONAL', 'Doble nacionalidad', true])
    const renamed = await cambiar(body, { nombre: 'Dos nacionalidades' })
    expect([renamed.body.nombre, renamed.body.version]).toEqual(['Dos nacionalidades', 2])
    expect((await eliminar(body.id, 2)).status).toBe(200)
    expect((await rowsOf('nacionalidad')).map(({ clave }) => clave)).not.toContain('BINACIONAL')
    const acts = await selectRow<{ n: number }>(
      `SELECT COUNT(*) AS n FROM bitacora WHERE objeto = 'catalogo' AND objeto_id = 'nacionalidad/BINACIONAL'`,
    )
    expect(acts?.n).toBe(3)
  })

  it('says what is wrong by its field', async () => {
    const empty = await crear<Refusal>({ catalogo: 'estado_civil', clave: ' ', nombre: '' })
    expect(empty.body.campos).toEqual({ clave: 'Escribe la clave.', nombre: 'Escribe el nombre.' })
    const taken = await crear<Refusal>({ catalogo: 'estado_civil', clave: 'soltero', nombre: 'UNION LIBRE' })
    expect(taken.body.campos).toEqual({ clave: 'Ya existe la clave SOLTERO.', nombre: 'Ya existe UNION LIBRE.' })
    const odd = await crear<Refusal>({ catalogo: 'estado_civil', clave: '=1+1', nombre: 'Algo' })
    expect(Object.keys(odd.body.campos ?? {})).toEqual(['clave'])
  })

  it('two administrators at once: the second gets the row as it is now', async () => {
    const row = await rowOf('resultado_caso', 'DUPLICADO')
    expect((await cambiar(row, { nombre: 'Duplicado' })).status).toBe(200)
    const late = await cambiar<Refusal & { actual: RenglonPanel }>(row, { nombre: 'Repetido' })
    expect([late.status, late.body.codigo, late.body.actual.nombre]).toEqual([409, 'version', 'Duplicado'])
  })

  it('only an administrator sees or changes them; who captures reads what can be chosen', async () => {
    const desk = await signIn('ventanilla1')
    expect((await desk.get('/api/panel/catalogos')).status).toBe(403)
    const { body } = await desk.get<{ clave: string }[]>('/api/catalogo/estado_civil')
    expect(body.map(({ clave }) => clave)).toContain('UNION_LIBRE')
  })
})

describe('a row in use', () => {
  it('is not switched off without having been told how many use it, nor deleted; switched off, it is no longer offered', async () => {
    const { afiliadoId } = await registrarAlta(await signIn('ventanilla2'), await lugarDe(EDUCACION))
    await inTransaction(() => execute(`UPDATE afiliados SET estado_civil = 'VIUDO' WHERE id = $1`, [afiliadoId]))
    const row = await rowOf('estado_civil', 'VIUDO')
    expect(row.usos).toBe(1)
    const untold = await cambiar<Refusal>(row, { activo: false })
    expect([untold.status, untold.body.codigo, untold.body['usos']]).toEqual([409, 'en_uso', 1])
    expect(untold.body.error).toBe('Viudo(a) está en uso: 1 persona del padrón.')
    expect((await eliminar(row.id, row.version)).body.codigo).toBe('en_uso')
    expect((await cambiar(row, { activo: false, usos: 1 })).body.activo).toBe(false)
    const offered = await admin.get<{ clave: string }[]>('/api/catalogo/estado_civil')
    expect(offered.body.map(({ clave }) => clave)).not.toContain('VIUDO')
    const person = await admin.get<{ estadoCivil: string; nacionalidad: string }>(`/api/panel/afiliados/${afiliadoId}`)
    expect(person.body).toMatchObject({ estadoCivil: 'Viudo(a)', nacionalidad: 'Mexicana' })
  })

  it('the last row that can be chosen stays on', async () => {
    const [first, ...rest] = (await rowsOf('nacionalidad')).filter(({ activo }) => activo)
    for (const row of rest) expect((await cambiar(row, { activo: false, usos: row.usos })).status).toBe(200)
    const res = await cambiar<Refusal>(first!, { activo: false, usos: first!.usos })
    expect(res.body.campos).toEqual({ activo: 'Debe quedar al menos un renglón activo.' })
  })
})

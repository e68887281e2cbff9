import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { actoFrase } from '#domain/acceso/bitacora/frase-bitacora.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { cerrarConRetiro, pagarCierre, pedirCair, validarCierre } from '#test/support/dinero/cair.ts'
import { sellarYOrdenar } from '#test/support/dinero/ordenar.ts'
import { cerrarDosQuincenas, Q21 } from '#test/support/dinero/quincena-cerrada.ts'
import { personaActiva } from '#test/support/tramites.ts'

/** A row as the list answers it. */
type Renglon = Readonly<Record<string, string | number>>
type Columna = readonly [clave: string, titulo: string, celda: (row: Renglon) => string]

/** What a list is asked, and some columns of its file: by the screen's keys, in an order that is not their usual one. */
interface Caso {
  readonly sort: readonly [string, 'ASC' | 'DESC']
  readonly filter?: object
  readonly columnas: readonly [Columna, ...Columna[]]
  /** Its call is asked by its address alone. */
  readonly sinBuscar?: true
  /** None of its kind stands here: the file holds its titles. */
  readonly vacia?: true
}

const text = (campo: string) => (row: Renglon) => String(row[campo] ?? '')
const pesos = (campo: string) => (row: Renglon) => (Number(row[campo]) / 100).toFixed(2)
const always = (texto: string) => () => texto
const nombre = (row: Renglon) => {
  const [nombres, apellidoPaterno, apellidoMaterno] = ['nombre', 'apellidoPaterno', 'apellidoMaterno'].map((campo) =>
    text(campo)(row),
  )
  return displayName(
    { nombres: nombres!, apellidoPaterno: apellidoPaterno!, apellidoMaterno: apellidoMaterno! },
    'lista',
  )
}

const CASOS: Readonly<Record<string, Caso>> = {
  categorias: {
    sort: ['sueldoCentavos', 'DESC'],
    filter: { activo: true },
    columnas: [
      ['sueldo', 'Sueldo mensual', pesos('sueldoCentavos')],
      ['clave', 'Clave', text('clave')],
      ['activo', 'Estado', always('Activo')],
    ],
  },
  entidades: {
    sort: ['nombre', 'DESC'],
    filter: { nivel: 1 },
    columnas: [
      ['nivel', 'Nivel', text('nivelNombre')],
      ['nombre', 'Nombre', text('nombre')],
    ],
  },
  modulos: {
    sort: ['nombre', 'DESC'],
    filter: { tipo: 'center' },
    columnas: [
      ['tipo', 'Ubicación', always('Centro')],
      ['nombre', 'Módulo', text('nombre')],
    ],
  },
  perfiles: {
    sort: ['nombre', 'DESC'],
    filter: { ambito: 'dependencia' },
    columnas: [
      ['ambito', 'Ámbito', always('Dependencia')],
      ['nombre', 'Nombre', text('nombre')],
    ],
  },
  sesiones: {
    sort: ['nombre', 'DESC'],
    filter: { q: 'ventanilla' },
    columnas: [
      ['perfil', 'Perfil', text('perfil')],
      ['nombre', 'Persona', (row) => `${text('nombre')(row)} (${text('usuario')(row)})`],
    ],
  },
  correos: {
    sort: ['asunto', 'DESC'],
    filter: { estado: 'fallido' },
    columnas: [
      ['estado', 'Estado', always('Fallido')],
      ['clase', 'Trata de', always('Resumen de avisos')],
      ['creado', 'Creado', always('2026-11-20 09:00:00')],
      ['asunto', 'Asunto', text('asunto')],
    ],
  },
  trabajos: {
    sort: ['titulo', 'DESC'],
    filter: { estado: 'fallado' },
    sinBuscar: true,
    columnas: [
      ['estado', 'Estado', always('Falló')],
      ['avance', 'Avance', always('No se pudo.')],
      ['titulo', 'Trabajo', text('titulo')],
    ],
  },
  lecturas: {
    sort: ['campo', 'ASC'],
    filter: { documento: 'curp' },
    sinBuscar: true,
    columnas: [
      ['documento', 'Documento', always('CURP')],
      ['leidos', 'Leídos', text('leidos')],
      ['faltaban', 'Sin leer', text('faltaban')],
    ],
  },
  consulta: {
    sort: ['curp', 'DESC'],
    filter: { situacion: 'L' },
    columnas: [
      ['situacion', 'Situación', always('Licencia')],
      ['nombre', 'Nombre', nombre],
      ['curp', 'CURP', text('curp')],
      ['movimiento', 'Movimiento', always('Alta, Aplicado')],
    ],
  },
  licencias: {
    sort: ['fin', 'DESC'],
    filter: { plazo: 'vencida' },
    columnas: [
      ['fin', 'Fecha de Reingreso', always('2026-11-17')],
      ['dias', 'Vencimiento', always('Vencida hace 3 días')],
      ['nombre', 'Nombre', nombre],
      ['interno', 'No. interno', (row) => text('interno')(row).padStart(6, '0')],
    ],
  },
  movimientos: {
    sort: ['folio', 'DESC'],
    filter: { espera: 'validador' },
    columnas: [
      ['papeles', 'Papeles', always('3 de 3')],
      ['cambio', 'Qué cambia', text('cambio')],
      ['entidad', 'Entidad', text('adscripcion')],
      ['folio', 'Folio', text('folio')],
    ],
  },
  cargas: {
    sort: ['folio', 'DESC'],
    filter: { estado: 'revisada' },
    columnas: [
      ['entran', 'Entran', text('renglones')],
      ['estado', 'Estado', always('Lista para cargar')],
      ['creadaAt', 'Cuándo', text('creadaAt')],
    ],
    sinBuscar: true,
    vacia: true,
  },
  prestamos: {
    sort: ['capital', 'DESC'],
    filter: { tipo: 'corto' },
    columnas: [
      ['capital', 'Capital', pesos('capitalCentavos')],
      ['estado', 'Estado', always('Activo')],
      ['folio', 'Folio', text('folio')],
    ],
  },
  autorizaciones: {
    sort: ['importe', 'DESC'],
    filter: { accion: 'prestamo.otorgar' },
    columnas: [
      ['importe', 'Importe', pesos('importeCentavos')],
      ['accion', 'Qué se propone', always('Otorgar un préstamo')],
      ['estado', 'Estado', always('Autorizada')],
      ['propuso', 'Propuso', text('propuso')],
      ['folio', 'Folio', text('folio')],
    ],
  },
  cair: {
    sort: ['nombre', 'DESC'],
    columnas: [
      ['total', 'Saldo', always('400.00')],
      ['nombre', 'Nombre', text('nombre')],
    ],
  },
  'cair-tramites': {
    sort: ['importe', 'DESC'],
    filter: { tipo: 'voluntaria' },
    columnas: [
      ['importe', 'Importe', pesos('importeCentavos')],
      ['tipo', 'Trámite', always('Aportación Voluntaria')],
      ['folio', 'Folio', text('folio')],
    ],
  },
  extemporaneas: {
    sort: ['folio', 'ASC'],
    columnas: [
      ['periodo', 'Periodo', always('')],
      ['clase', 'Clase', always('')],
    ],
    vacia: true,
  },
  pagos: {
    sort: ['importe', 'DESC'],
    filter: { resultado: 'desconocido' },
    sinBuscar: true,
    columnas: [
      ['importe', 'Importe', pesos('importeCentavos')],
      ['deudor', 'De', always('Nadie la tiene')],
      ['fecha', 'Fecha del banco', text('fecha')],
    ],
  },
  'pagos-por-identificar': {
    sort: ['importe', 'DESC'],
    filter: { antiguedad: 'd30' },
    sinBuscar: true,
    columnas: [
      ['importe', 'Importe', pesos('importeCentavos')],
      ['dias', 'Días', text('dias')],
      ['fecha', 'Fecha del banco', text('fecha')],
    ],
  },
  cobros: {
    sort: ['importeCentavos', 'DESC'],
    filter: { clase: 'a_favor' },
    columnas: [
      ['importe', 'Importe', pesos('importeCentavos')],
      ['clase', 'Qué es', always('Saldo a favor')],
      ['prestamo', 'Préstamo', text('prestamo')],
    ],
    vacia: true,
  },
  'verificacion-aportaciones': {
    sort: ['quincena', 'ASC'],
    filter: { q: 'salud' },
    columnas: [
      ['monto', 'Aportaciones', pesos('montoCentavos')],
      ['quincena', 'Quincena', (row) => `${text('codigo')(row)}, ${text('rango')(row)}`],
      ['entidad', 'Entidad', always(SALUD)],
    ],
  },
  'verificacion-retenciones': {
    sort: ['quincena', 'ASC'],
    columnas: [
      ['ordenado', 'Ordenado', pesos('ordenadoCentavos')],
      ['estado', 'Estado', (row) => `${text('sinResponder')(row)} por responder`],
    ],
  },
}

let admin: Client
let dosManos: DosManos
/** On leave, one of each entity. */
let nuestra: AltaHecha
let ajena: AltaHecha

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

async function conLicencia(client: Client, entidad: string): Promise<AltaHecha> {
  const alta = await personaActiva(client, await lugarDe(entidad), 'L')
  await inTransaction(() => execute(`UPDATE movimientos SET fecha_fin = '2026-11-17' WHERE id = $1`, [alta.movimiento]))
  return alta
}

async function prestar({ interno }: AltaHecha, capitalCentavos: number): Promise<void> {
  const body = { interno, tipo: 'corto', capitalCentavos, quincenas: 6, primera: '2226' }
  const res = await dosManos.prestar(body)
  if (res.status !== 200) throw new Error(`loan failed: ${JSON.stringify(res.body)}`)
}

async function aportar({ afiliadoId }: AltaHecha, importeCentavos: number): Promise<void> {
  const body = { afiliadoId, importeCentavos, fecha: '2026-11-16' }
  const res = await pedirCair(await signIn('auxiliar'), 'aportacion-voluntaria', body)
  if (res.status !== 201) throw new Error(`contribution failed: ${JSON.stringify(res.body)}`)
}

async function pagarSinReferencia(referencia: string, importeCentavos: number): Promise<void> {
  const body = { referencia, importeCentavos, fecha: '2026-11-20', operacion: `OP-${importeCentavos}` }
  const res = await dosManos.pagar(body)
  if (res.status !== 200) throw new Error(`payment failed: ${JSON.stringify(res.body)}`)
}

const escribirCorreos = (cuantos: number, clase: string, estado: string) =>
  inTransaction(() =>
    execute(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${cuantos})
       INSERT INTO correos (para, asunto, texto, clase, actor, estado, creado_at, proximo_at)
       SELECT 'ana@salud.gob.mx', 'Aviso ' || i, '', '${clase}', 'admin', '${estado}', '2026-11-20T15:00:00.000Z', '' FROM n`,
    ),
  )

const escribirTrabajo = (titulo: string) =>
  inTransaction(() =>
    execute(
      `INSERT INTO trabajos (clase, titulo, datos, estado, usuario, creado_at, desde_at, resultado)
       VALUES ('bitacora.verificar', $1, '{}', 'fallado', 'admin', $2, $2, 'No se pudo.')`,
      [titulo, '2026-11-20T15:00:00.000Z'],
    ),
  )

beforeAll(async () => {
  admin = await signIn('admin')
  dosManos = await conSegundaMano(admin)
  const [desk, other] = [await signIn('ventanilla1'), await signIn('ventanilla2')]
  ;[nuestra, ajena] = [await conLicencia(desk, SALUD), await conLicencia(other, EDUCACION)]
  await registrarAlta(desk, await lugarDe(SALUD))
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
  const deudor = await personaActiva(desk, await lugarDe(SALUD))
  await prestar(deudor, 300_000)
  await prestar(await personaActiva(desk, await lugarDe(SALUD)), 600_000)
  await prestar(await personaActiva(other, await lugarDe(EDUCACION)), 450_000)
  const { salud, cierre22, cierreEducacion, personas } = await cerrarDosQuincenas()
  await sellarYOrdenar(cierre22)
  await sellarYOrdenar(cierreEducacion)
  const retiro = await cerrarConRetiro(salud, Q21 - 1, new Map(personas.slice(0, 2).map((id) => [id, 40_000])))
  await pagarCierre(dosManos, retiro, '2026-11-19')
  await validarCierre(retiro, true)
  for (const importeCentavos of [10_000, 25_000]) await aportar(deudor, importeCentavos)
  await pagarSinReferencia('12345678901234567890', 150_000)
  await pagarSinReferencia('12345678901234567891', 275_050)
  await escribirCorreos(3, 'avisos', 'fallido')
  await escribirTrabajo('Verificar la bitácora')
  await escribirTrabajo('Calcular un cierre')
})

/** Rows of a list as a screen asks for them. */
async function listar(resource: string, { sort, filter = {}, sinBuscar }: Caso, client = admin): Promise<Renglon[]> {
  const body = { sort, filter, range: [0, 99] }
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(body).map(([key, value]) => [key, JSON.stringify(value)])),
  )
  const path = `/api/panel/${resource}`
  const res = sinBuscar
    ? await client.get<Renglon[]>(`${path}?${query.toString()}`)
    : await client.post<Renglon[]>(`${path}/buscar`, body)
  return res.body
}

const exportar = <T = string>(resource: string, body: object, client = admin) =>
  client.post<T>(`/api/panel/${resource}/exportar`, body)

const lineas = (csv: string): string[][] => parse(csv, { bom: true })

/** What the newest act of an export noted. */
async function notado(): Promise<{ readonly frase: string; readonly actor: string; readonly objeto: string } | null> {
  await flushReadAudit()
  const row = await selectRow<{ actor: string; despues: string; objeto_id: string }>(
    `SELECT actor, despues, objeto_id FROM bitacora WHERE acto = 'lista.exportar' ORDER BY id DESC LIMIT 1`,
  )
  return row && { actor: row.actor, objeto: row.objeto_id, frase: actoFrase('lista.exportar', JSON.parse(row.despues)) }
}

describe('a list as a file', () => {
  it.each(Object.entries(CASOS))(
    '%s: its columns in the order asked for, of the rows of its filter, in its order',
    async (resource, caso) => {
      const rows = await listar(resource, caso)
      expect(rows.length > 0).toBe(caso.vacia !== true)
      const { sort, filter = {}, columnas } = caso
      const res = await exportar(resource, { sort, filter, columnas: columnas.map(([clave]) => clave) })
      expect([res.status, res.headers.get('content-disposition')], JSON.stringify(res.body).slice(0, 300)).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="[a-z-]+\.csv"$/),
      ])
      expect(lineas(res.body)).toEqual([
        columnas.map(([, titulo]) => titulo),
        ...rows.map((row) => columnas.map(([, , celda]) => celda(row))),
      ])
    },
  )

  it.each(Object.keys(CASOS))('%s refuses a column that it has not, and notes nothing', async (resource) => {
    const before = await notado()
    const { status, body } = await exportar<{ campos: Record<string, string> }>(resource, { columnas: ['inventada'] })
    expect([status, body.campos['columnas']]).toEqual([
      422,
      expect.stringMatching(/^La lista no tiene la columna «inventada»; se esperaba alguna de: .+\.$/),
    ])
    expect(await notado()).toEqual(before)
  })

  it.each(['consulta', 'licencias'])('%s of an office holds nobody of another', async (resource) => {
    const curps = async (cuenta: string) => {
      const { body } = await exportar(resource, { columnas: ['curp'] }, await signIn(cuenta))
      return lineas(body).flat()
    }
    const [salud, educacion, instituto] = [await curps('ventanilla1'), await curps('ventanilla2'), await curps('admin')]
    const [own, others] = [nuestra.persona.curp, ajena.persona.curp]
    expect([salud.includes(own), salud.includes(others)]).toEqual([true, false])
    expect([educacion.includes(own), educacion.includes(others)]).toEqual([false, true])
    expect([instituto.includes(own), instituto.includes(others)]).toEqual([true, true])
  })

  it.each(['prestamos', 'verificacion-aportaciones', 'verificacion-retenciones'])(
    '%s of an office holds no more than its list',
    async (resource) => {
      const desk = await signIn('ventanilla1')
      const caso = { sort: ['id', 'ASC'], columnas: CASOS[resource]!.columnas } as const
      const [[clave]] = caso.columnas
      const rows = async (client: Client) => {
        const { body } = await exportar(resource, { columnas: [clave] }, client)
        return lineas(body).length - 1
      }
      expect(await rows(desk)).toBe((await listar(resource, caso, desk)).length)
      expect(await rows(desk)).toBeLessThan(await rows(admin))
    },
  )

  it('leaves as a workbook whose amounts add up', async () => {
    const body = { columnas: ['folio', 'capital'], sort: ['capital', 'ASC'], formato: 'xlsx' }
    const { headers, bytes } = await admin.file('/api/panel/prestamos/exportar', body)
    expect(headers.get('content-disposition')).toBe('attachment; filename="prestamos.xlsx"')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(bytes)
    const cells = (book.getWorksheet('Préstamos')?.getSheetValues() ?? []).slice(1)
    expect(cells.map((row) => (row as unknown[])[2])).toEqual(['Capital', 3000, 4500, 6000])
  })

  it('is noted: who took out how many of what, and what narrowed them', async () => {
    await exportar('consulta', { filter: { situacion: 'L' } }, await signIn('ventanilla1'))
    expect(await notado()).toEqual({
      actor: 'ventanilla1',
      objeto: 'Afiliados',
      frase: 'Exportó 1 afiliado, situación Licencia',
    })
    await exportar('modulos', {})
    expect((await notado())?.frase).toMatch(/^Exportó \d+ módulos$/)
  })

  it('takes no page: every row is written, so that one asked for is refused and not left out in silence', async () => {
    const { status, body } = await exportar<{ campos: object }>('modulos', { range: [0, 9] })
    expect([status, Object.keys(body.campos)]).toEqual([422, ['range']])
  })

  it('of more rows than one answer carries has every one once', async () => {
    await escribirCorreos(2_345, 'cuenta', 'enviado')
    const { body } = await exportar('correos', { filter: { clase: 'cuenta' }, columnas: ['asunto'] })
    const asuntos = lineas(body).slice(1).flat()
    expect([asuntos.length, new Set(asuntos).size]).toEqual([2_345, 2_345])
  })

  it('of more rows than a file carries is refused in words, and notes nothing', async () => {
    await escribirCorreos(20_000, 'confirmacion', 'enviado')
    const before = await notado()
    const { status, body } = await exportar<{ error: string }>('correos', {})
    expect([status, body.error]).toEqual([
      422,
      'La lista tiene más de 20,000 renglones, los que lleva un archivo: acótala con un filtro o una búsqueda.',
    ])
    expect(await notado()).toEqual(before)
    expect((await exportar('correos', { filter: { clase: 'confirmacion' }, columnas: ['asunto'] })).status).toBe(200)
  })
})

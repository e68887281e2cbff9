import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import type { KardexAbierto } from '#domain/afiliacion/consulta.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

type Fila = Record<string, unknown>

/** Quincena 22 of 2026: 2026 × 24 + 21. */
const Q22 = 48_645

let desk: Client
let auditor: Client
let salud: Lugar
let enTramite: AltaHecha
let conLicencia: AltaHecha
let ajena: AltaHecha
let licencia: string

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  auditor = await signIn('auditor')
  salud = await lugarDe(SALUD)
  enTramite = await registrarAlta(desk, salud, {
    nombres: 'Otilia',
    apellidoPaterno: 'Quezada',
    apellidoMaterno: 'Ñíguez',
  })
  conLicencia = await personaActiva(desk, salud)
  ajena = await registrarAlta(await signIn('ventanilla2'), await lugarDe(EDUCACION))
  const asked = await solicitar(
    desk,
    'licencia',
    await cuerpoDe(conLicencia, {
      fechaAutorizacion: '2026-11-20',
      fechaFin: '2027-01-27',
      documentos: await papel(desk, 'incidencia'),
    }),
  )
  licencia = String(asked.body['folio'])
  for (const [i, [quien, acto]] of (
    [
      ['validador1', 'validar'],
      ['auxiliar', 'revisar'],
      ['jefe', 'aprobar'],
    ] as const
  ).entries())
    await (await signIn(quien)).post(`/api/movimientos/${licencia}/${acto}`, { version: i + 1 })
  await applyMovimientos(SISTEMA, { quincena: Q22, adscripcionId: salud.adscripcion })
})

const buscar = (client: Client, filter: object, rest: object = {}) =>
  client.post<Fila[]>('/api/panel/consulta/buscar', { filter, ...rest })
const ids = (rows: readonly Fila[]) => rows.map((row) => row['id'])

describe('Consulta de Afiliados', () => {
  it('finds by name, by CURP and by entity, each person with the latest movement', async () => {
    const byName = (await buscar(auditor, { q: 'niguez' })).body
    expect(byName).toHaveLength(1)
    expect(byName[0]).toMatchObject({
      id: enTramite.afiliadoId,
      adscripcion: 'Secretaría de Salud',
      movimiento: { folio: enTramite.folio, tipo: 'Alta', estatus: 'Solicitado' },
    })
    expect(ids((await buscar(auditor, { q: conLicencia.persona.curp })).body)).toEqual([conLicencia.afiliadoId])
    expect(ids((await buscar(auditor, { q: 'secretaria educacion' })).body)).toEqual([ajena.afiliadoId])
    const five = await buscar(auditor, { q: 'secretaria' }, { range: [0, 4] })
    expect(five.headers.get('content-range')).toBe('consulta 0-2/3')
    expect((await buscar(auditor, { q: 'secretaria de nada' })).body).toEqual([])
  })

  it('shows a desk only its own people, whatever entity it asks for', async () => {
    expect((await buscar(desk, { q: 'secretaria educacion' })).body).toEqual([])
    expect(ids((await buscar(desk, {})).body)).not.toContain(ajena.afiliadoId)
    expect((await desk.get(`/api/panel/consulta/${ajena.afiliadoId}`)).status).toBe(404)
    expect((await desk.get(`/api/afiliados/${ajena.afiliadoId}/kardex`)).status).toBe(404)
  })

  it('as it was on a day: who was on file, with that situation and the movement of then', async () => {
    const { body } = await buscar(auditor, { al: '2026-11-22' })
    expect(ids(body)).toEqual([conLicencia.afiliadoId])
    expect(body[0]).toMatchObject({ situacion: 'A' })
    const hoy = await buscar(auditor, { al: '2026-11-23', situacion: 'L' })
    expect(ids(hoy.body)).toEqual([conLicencia.afiliadoId])
    expect(hoy.body[0]).toMatchObject({ situacion: 'L', movimiento: { folio: licencia, estatus: 'Aplicado' } })
    expect((await buscar(auditor, { al: '2026-11-22', situacion: 'L' })).body).toEqual([])
    expect((await buscar(auditor, { al: '2024-12-31' })).body).toEqual([])
    expect((await buscar(auditor, { al: '2026-02-30' })).status).toBe(400)
  })

  it('the roster and its export take the same day', async () => {
    const roster = await auditor.post<Fila[]>('/api/panel/afiliados/buscar', {
      filter: { al: '2026-11-22', situacion: ['A'], adscripcionId: salud.adscripcion },
    })
    expect(ids(roster.body)).toEqual([conLicencia.afiliadoId])
    const csv = String(
      (await auditor.post<unknown>('/api/panel/afiliados/exportar', { filter: { al: '2026-11-22' } })).body,
    )
    expect(csv).toContain('Activo')
    expect(csv).not.toContain('Licencia')
    expect(csv.trim().split('\r\n')).toHaveLength(2)
  })
})

describe('the kardex', () => {
  it('lists every movement of the person, newest first, or those in force by a day', async () => {
    const { body } = await auditor.get<Fila>(`/api/panel/consulta/${conLicencia.afiliadoId}`)
    expect(body).toMatchObject({ curp: conLicencia.persona.curp, adscripcion: 'Secretaría de Salud', situacion: 'L' })
    expect((body['movimientos'] as Fila[]).map(({ folio }) => folio)).toEqual([licencia, conLicencia.folio])
    const before = await auditor.get<Fila>(`/api/panel/consulta/${conLicencia.afiliadoId}?al=2026-11-22`)
    expect(before.body).toMatchObject({ situacion: 'A', al: '2026-11-22' })
    expect((await auditor.get(`/api/panel/consulta/${conLicencia.afiliadoId}?conocido=2026-11-22`)).status).toBe(400)
  })

  it('says what may be asked for the person today by who may ask, and nothing of another day', async () => {
    const tramites = async (client: Client, al = '') =>
      (await client.get<KardexAbierto>(`/api/panel/consulta/${conLicencia.afiliadoId}${al}`)).body.tramites
    const suyos = await tramites(desk)
    expect(suyos.find(({ tramite }) => tramite === 'reingreso')?.ruta).toMatch(/&interno=\d+$/)
    expect(suyos.find(({ tramite }) => tramite === 'licencia')).toMatchObject({
      puede: false,
      porQue: expect.stringContaining('está de licencia') as string,
    })
    expect(await tramites(desk, '?al=2026-11-22')).toEqual([])
    expect(await tramites(auditor)).toEqual([])
  })

  it('prints with its folio, its movements and who printed it', async () => {
    const { status, bytes } = await auditor.bytes(`/api/afiliados/${conLicencia.afiliadoId}/kardex`)
    expect(status).toBe(200)
    const texto = (await pdfText(bytes)).replaceAll(/\s+/g, ' ')
    const interno = String(conLicencia.interno).padStart(6, '0')
    for (const part of [`K-26-${interno}`, 'Kardex de movimientos', conLicencia.persona.curp, licencia, 'Imprimió'])
      expect(texto).toContain(part)
    await flushReadAudit()
    const { body } = await (
      await signIn('admin')
    ).post<{ renglones?: Fila[] }>('/api/panel/bitacora/buscar', {
      filtro: { acto: 'afiliado.kardex' },
      limite: 5,
    })
    expect(JSON.stringify(body)).toContain('afiliado.kardex')
  })
})

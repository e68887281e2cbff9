import { beforeAll, describe, expect, it } from 'vitest'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import { selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, subirArchivo, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let otra: Client
let salud: Lugar

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  otra = await signIn('ventanilla2')
  salud = await lugarDe(SALUD)
})

const PASOS = { fecha: '2026-11-23', fechaAutorizacion: '2026-11-20', fechaFin: '', causa: '' }

const crear = (tipo: string, { interno }: AltaHecha, datos: object = {}, client: Client = desk) =>
  client.post<Borrador>('/api/borradores', { tipo, interno, datos })

const isKept = async (tabla: 'archivos' | 'borradores', id: string): Promise<boolean> =>
  (await selectRows(`SELECT id FROM ${tabla} WHERE id = $1`, [id])).length === 1

describe('the draft of a procedure of two steps', () => {
  it.each([
    ['licencia', 'A'],
    ['baja', 'A'],
    ['baja-permanente', 'L'],
    ['jubilacion', 'A'],
    ['reingreso', 'L'],
    ['laboral', 'A'],
  ])('%s keeps what was chosen, half typed dates too, under the person’s name', async (tipo, letra) => {
    const persona = await personaActiva(desk, salud, letra)
    const datos = { observaciones: 'Por motivos personales', dosPasos: { ...PASOS, fechaFin: '12/2026', papeles: {} } }
    const made = await crear(tipo, persona, datos)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body).toMatchObject({ tipo, interno: persona.interno, paso: 1, propio: true, datos })
    expect(made.body.titulo.toUpperCase()).toContain(persona.persona.nombres)
    const saved = await desk.put<Borrador>(`/api/borradores/${made.body.id}`, { version: 1, paso: 2, datos })
    expect([saved.status, saved.body.paso]).toEqual([200, 2])
    const listed = await desk.get<Borrador[]>(`/api/borradores?tipo=${tipo}`)
    expect(listed.body.map(({ id }) => id)).toContain(made.body.id)
    expect((await crear(tipo, persona, datos, otra)).status).toBe(404)
    expect((await otra.get(`/api/borradores/${made.body.id}`)).status).toBe(404)
  })

  it('holds its papers, gives them with their size, and goes once the request is saved with them', async () => {
    const persona = await personaActiva(desk, salud, 'L')
    const { id } = (await crear('reingreso', persona)).body
    const archivo = await subirArchivo(desk, 'oficio', id)
    const datos = { dosPasos: { ...PASOS, papeles: { oficio: { archivo } } } }
    await desk.put(`/api/borradores/${id}`, { version: 1, paso: 1, datos })
    const open = await desk.get<Borrador>(`/api/borradores/${id}`)
    expect(open.body.datos.dosPasos?.papeles).toEqual({ oficio: { archivo } })
    expect(open.body.archivos[archivo]).toMatchObject({ nombre: 'oficio.pdf', paginas: 1 })

    const body = await cuerpoDe(persona, { documentos: { oficio: { archivo } }, borrador: id })
    const made = await solicitar(desk, 'reingreso', body)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect([await isKept('borradores', id), await isKept('archivos', archivo)]).toEqual([false, true])
  })

  it('thrown away takes its papers with it', async () => {
    const persona = await personaActiva(desk, salud)
    const { id } = (await crear('baja', persona)).body
    const archivo = await subirArchivo(desk, 'oficio', id)
    expect((await desk.delete(`/api/borradores/${id}`)).status).toBe(204)
    expect([await isKept('borradores', id), await isKept('archivos', archivo)]).toEqual([false, false])
  })

  it('never shows another office’s file by naming it', async () => {
    const ajeno = await subirArchivo(otra, 'oficio')
    const papeles = { oficio: { archivo: ajeno } }
    const persona = await personaActiva(desk, salud)
    const made = await crear('baja', persona, { dosPasos: { ...PASOS, papeles } })
    expect([made.status, made.body.archivos]).toEqual([201, {}])
  })

  it('refuses what is too large, unknown or of no paper', async () => {
    const persona = await personaActiva(desk, salud)
    const refused = async (dosPasos: object) => (await crear('licencia', persona, { dosPasos })).status
    expect(await refused({ ...PASOS, fecha: '9'.repeat(41) })).toBe(422)
    expect(await refused({ ...PASOS, otra: 'cosa' })).toBe(422)
    expect(await refused({ ...PASOS, papeles: { pasaporte: { archivo: 'x' } } })).toBe(422)
    expect(await refused({ ...PASOS, papeles: { oficio: { archivo: 'x'.repeat(61) } } })).toBe(422)
  })
})

describe('the draft that corrects a request of two steps', () => {
  it('begins with what was asked and its paper, says what came back, and goes with the correction', async () => {
    const persona = await personaActiva(desk, salud)
    const oficio = await papel(desk, 'oficio')
    const made = await solicitar(desk, 'baja', await cuerpoDe(persona, { causa: 'renuncia', documentos: oficio }))
    const folio = String(made.body['folio'])
    const campos = { causa: 'Fue término de nombramiento.' }
    const validador = await signIn('validador1')
    await validador.post(`/api/movimientos/${folio}/devolver`, { version: 1, motivo: 'Revisa la causa', campos })

    const open = await desk.post<Borrador>('/api/borradores', { tipo: 'baja', corrige: folio })
    expect(open.status, JSON.stringify(open.body)).toBe(201)
    const { id, archivos, datos } = open.body
    const guardado = oficio['oficio']?.archivo ?? ''
    expect(open.body).toMatchObject({
      tipo: 'baja',
      interno: persona.interno,
      correccion: { folio, version: 2, motivo: 'Revisa la causa', campos },
    })
    expect(datos.dosPasos).toEqual({
      fecha: '2026-11-23',
      fechaAutorizacion: '',
      fechaFin: '',
      causa: 'renuncia',
      papeles: { oficio: { archivo: guardado } },
    })
    expect(archivos[guardado]?.nombre).toBe('oficio.pdf')
    expect((await desk.post('/api/borradores', { tipo: 'baja', corrige: folio })).body['id']).toBe(id)

    const body = await cuerpoDe(persona, { version: 2, causa: 'termino', documentos: oficio, borrador: id })
    const sent = await desk.put(`/api/tramites/baja/${folio}`, body, { 'idempotency-key': `dos-pasos-${id}` })
    expect([sent.status, await isKept('borradores', id)], JSON.stringify(sent.body)).toEqual([200, false])
  })

  it('of labour data holds the post and the place that were asked', async () => {
    const persona = await personaActiva(desk, salud)
    const datosLaborales = { ...salud, categoria: '10A' }
    const made = await solicitar(desk, 'laboral', await cuerpoDe(persona, { cambios: { datosLaborales } }))
    const open = await desk.post<Borrador>('/api/borradores', { tipo: 'laboral', corrige: made.body['folio'] })
    expect(open.body.tipo).toBe('laboral')
    expect(open.body.datos.laborales).toMatchObject({ area: salud.area, categoria: '10A' })
    // The post was not asked to change: the form takes it from what is on file.
    expect(open.body.datos.dosPasos).toMatchObject({ fecha: '2026-11-23' })
    expect(open.body.datos.dosPasos).not.toHaveProperty('puesto')
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { TramiteGuardado } from '#domain/afiliacion/tramites/tramite.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cambiosDeCorreccion, cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let validador: Client
let salud: Lugar

afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  validador = await signIn('validador1')
  salud = await lugarDe(SALUD)
})

const guardado = (tramite: string, folio: string, client: Client = desk) =>
  client.get<TramiteGuardado>(`/api/tramites/${tramite}/${folio}`)

const corregir = (tramite: string, folio: string, body: object) =>
  desk.put(`/api/tramites/${tramite}/${folio}`, body, { 'idempotency-key': randomUUID() })

const detalle = async (folio: string) => {
  const [row] = await selectRows<{ id: number }>('SELECT id FROM movimientos WHERE folio = $1', [folio])
  return (await desk.get<MovimientoDetalle>(`/api/panel/movimientos/${row?.id ?? 0}`)).body
}

/** The first day of application in December, within a leave's twelve months. */
const FIN = async () => {
  const [row] = await selectRows<{ fecha: string }>(
    `SELECT fecha FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha > '2026-12-01' ORDER BY fecha LIMIT 1`,
  )
  return row?.fecha
}

describe('a returned request of two steps', () => {
  it.each([
    ['licencia', 'A', 'incidencia', { fechaAutorizacion: '2026-11-20' }, 'fechaFin'],
    ['baja', 'A', 'oficio', { causa: 'renuncia' }, 'causa'],
    ['baja-permanente', 'L', 'oficio', {}, 'fecha'],
    ['jubilacion', 'A', 'solicitud', { fecha: '2026-11-26' }, 'fecha'],
    ['reingreso', 'L', 'oficio', {}, 'observaciones'],
  ])('%s comes back with its notes and papers, and is Solicitado again', async (tramite, letra, clave, more, campo) => {
    const persona = await personaActiva(desk, salud, letra)
    const fechas = tramite === 'licencia' ? { fechaFin: await FIN() } : {}
    const body = await cuerpoDe(persona, { ...more, ...fechas, documentos: await papel(desk, clave) })
    const made = await solicitar(desk, tramite, body)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const folio = String(made.body['folio'])
    const campos = { [campo]: 'Revisa este dato.', [`documentos.${clave}`]: 'No trae firma.' }
    const returned = await validador.post(`/api/movimientos/${folio}/devolver`, {
      version: 1,
      motivo: 'Hay que corregir',
      campos,
    })
    expect(returned.status, JSON.stringify(returned.body)).toBe(200)

    const open = await guardado(tramite, folio)
    expect(open.body).toMatchObject({ folio, version: 2, campos })
    expect(open.body.documentos.map(({ tipo, archivo, por }) => [tipo, archivo.nombre, por])).toEqual([
      [clave, `${clave}.pdf`, 'Usuario'],
    ])
    expect((await guardado(tramite, folio, await signIn('ventanilla2'))).status).toBe(404)
    expect((await guardado(tramite === 'baja' ? 'jubilacion' : 'baja', folio)).status).toBe(404)

    const other = await papel(desk, clave)
    const sent = { ...open.body.solicitud, version: 2, documentos: other, observaciones: 'Ya trae firma' }
    const saved = await corregir(tramite, folio, sent)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const now = await detalle(folio)
    expect(now).toMatchObject({
      estatus: 'Solicitado',
      observaciones: 'Ya trae firma',
      camposPorCorregir: {},
      papelesFaltantes: [],
    })
    expect(now.documentos.map(({ archivo }) => archivo.id)).toEqual([other[clave]?.archivo])
    expect((await corregir(tramite, folio, sent)).status).toBe(409)
  })

  it('an update of labour data keeps what was asked, and its notes name the form’s own fields', async () => {
    const persona = await personaActiva(desk, salud)
    const body = await cuerpoDe(persona, { cambios: { datosLaborales: { ...salud, categoria: '10A' } } })
    const made = await solicitar(desk, 'laboral', body)
    const folio = String(made.body['folio'])
    const campos = { 'datosLaborales.categoria': 'Es la 20B.' }
    await validador.post(`/api/movimientos/${folio}/devolver`, { version: 1, motivo: 'Revisa', campos })
    const { body: open } = await guardado('laboral', folio)
    expect(open).toMatchObject({
      motivo: 'Revisa',
      campos,
      solicitud: { cambios: { datosLaborales: { ...salud, categoria: '10A' } } },
    })
    const cambios = { datosLaborales: { ...salud, categoria: '30A' } }
    const saved = await corregir('laboral', folio, { ...open.solicitud, version: 2, cambios })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await detalle(folio)).cambios.find((one) => one.campo === 'Categoría')?.despues).toBe('30A')
    const dichos = await cambiosDeCorreccion(folio)
    expect(dichos.map(({ etiqueta, antes, despues }) => [etiqueta, antes, despues])).toEqual([
      ['Categoría', 'Oficial', 'Técnico/Coordinador'],
      ['Sueldo mensual', 1_019_159, 1_938_787],
      ['Versión', null, 3],
    ])
  })
})

describe('the papers of a leave, a baja and a retirement', () => {
  it('are told while they are missing and stop nothing; one left out of a correction stands no more', async () => {
    const persona = await personaActiva(desk, salud)
    const made = await solicitar(
      desk,
      'baja-permanente',
      await cuerpoDe(persona, { documentos: await papel(desk, 'oficio') }),
    )
    const folio = String(made.body['folio'])
    expect(await detalle(folio)).toMatchObject({ papelesFaltantes: [], documentos: [{ tipo: 'oficio' }] })
    const { body: open } = await guardado('baja-permanente', folio)
    const saved = await corregir('baja-permanente', folio, { ...open.solicitud, version: 1, documentos: {} })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await detalle(folio)).toMatchObject({
      papelesFaltantes: [{ clave: 'oficio', nombre: 'Oficio' }],
      documentos: [],
    })
  })

  it('are refused where the type does not carry them, and another’s file is as one that is not there', async () => {
    const persona = await personaActiva(desk, salud)
    const wrong = await solicitar(
      desk,
      'jubilacion',
      await cuerpoDe(persona, { fecha: '2026-11-26', documentos: await papel(desk, 'acta') }),
    )
    expect([wrong.status, wrong.body['campos']]).toEqual([
      422,
      { 'documentos.acta': 'Jubilación no lleva este documento.' },
    ])
    const ajeno = await papel(await signIn('ventanilla2'), 'solicitud')
    const body = await cuerpoDe(persona, { fecha: '2026-11-26', documentos: ajeno })
    expect((await solicitar(desk, 'jubilacion', body)).status).toBe(404)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'

interface Fila {
  readonly nombre: string
  readonly curp: string
  readonly interno: number
  readonly situacion: string
  readonly movimientoAbierto: string
  readonly porQue: string
  readonly otro: object | null
}

let ventanilla1: Client
let admin: Client
let activa: AltaHecha
let tramite: AltaHecha
let baja: AltaHecha

afterAll(() => flushReadAudit())

const aplicar = (alta: AltaHecha, situacion: string) =>
  inTransaction(async () => {
    await execute('UPDATE movimientos SET aplicado = $1 WHERE folio = $2', [true, alta.folio])
    await execute('UPDATE afiliados SET situacion = $1 WHERE interno = $2', [situacion, alta.interno])
  })

const curpDe = async (alta: AltaHecha) => {
  const row = await selectRow<{ curp: string }>('SELECT curp FROM afiliados WHERE interno = $1', [alta.interno])
  return row?.curp ?? ''
}

beforeAll(async () => {
  ventanilla1 = await signIn('ventanilla1')
  admin = await signIn('admin')
  const ventanilla2 = await signIn('ventanilla2')
  const salud = await lugarDe(SALUD)
  activa = await registrarAlta(ventanilla1, salud, {
    nombres: 'Renata',
    apellidoPaterno: 'Quintero',
    apellidoMaterno: 'Aguayo',
  })
  tramite = await registrarAlta(ventanilla1, salud, {
    nombres: 'Tobías',
    apellidoPaterno: 'Quintero',
    apellidoMaterno: 'Olvera',
  })
  baja = await registrarAlta(ventanilla2, await lugarDe(EDUCACION), {
    nombres: 'Beatriz',
    apellidoPaterno: 'Quintero',
    apellidoMaterno: 'Luján',
  })
  await aplicar(activa, 'A')
  await aplicar(baja, 'B')
})

const encontrar = async (client: Client, slug: string, por: string, texto: string) => {
  const res = await client.post<{ personas: Fila[]; ajenas: object[] }>(`/api/personas-tramite/${slug}/busqueda`, {
    por,
    texto,
  })
  expect(res.status).toBe(200)
  return res.body
}
const buscar = async (...query: Parameters<typeof encontrar>) => (await encontrar(...query)).personas

describe('searching whom a procedure is for', () => {
  it('finds by part of the name within the own office, and says why one cannot be chosen', async () => {
    const found = await buscar(ventanilla1, 'licencia', 'nombre', 'quintero')
    expect(found.map(({ nombre, situacion }) => [nombre, situacion])).toEqual([
      ['Quintero Aguayo, Renata', 'A'],
      ['Quintero Olvera, Tobías', 'T'],
    ])
    expect(found[0]?.porQue).toBe('')
    expect(found[1]?.movimientoAbierto).toBe(tramite.folio)
    expect(found[1]?.porQue).toBe(
      `Tiene un movimiento abierto (${tramite.folio}, Alta, de Secretaría de Salud): primero debe aplicarse, cancelarse o retirarse.`,
    )
  })

  it('finds whom to dismiss by folio, post and dirección general too, whatever the accents', async () => {
    const lugar = await selectRow<{ area: string; departamento: string }>(
      `SELECT u3.nombre AS area, u2.nombre AS departamento FROM afiliados a
       JOIN unidades u3 ON u3.id = a.nivel3_id JOIN unidades u2 ON u2.id = a.nivel2_id WHERE a.id = $1`,
      [activa.afiliadoId],
    )
    const nombres = async (por: string, texto: string) =>
      (await buscar(ventanilla1, 'baja', por, texto)).map(({ nombre }) => nombre)
    const renata = 'Quintero Aguayo, Renata'
    expect(await nombres('folio', String(activa.interno).padStart(6, '0'))).toEqual([renata])
    expect(await nombres('puesto', lugar?.area.toUpperCase() ?? '')).toContain(renata)
    expect(await nombres('departamento', lugar?.departamento.slice(3, 12) ?? '')).toContain(renata)
    expect(await nombres('departamento', 'DIRECCION')).toContain(renata)
    expect(await nombres('departamento', 'astilleros')).toEqual([])
    expect(await nombres('puesto', '%')).toEqual([])
    const otra = await buscar(await signIn('ventanilla2'), 'baja', 'departamento', 'direccion')
    expect(otra.map(({ nombre }) => nombre)).not.toContain(renata)
  })

  it('leaves out of its results whom a dismissal was asked for already', async () => {
    const persona = await personaActiva(ventanilla1, await lugarDe(SALUD))
    const { curp } = persona.persona
    expect(await buscar(ventanilla1, 'baja', 'curp', curp)).toHaveLength(1)
    const asked = await solicitar(ventanilla1, 'baja', await cuerpoDe(persona, { causa: 'renuncia' }))
    expect(asked.status, JSON.stringify(asked.body)).toBe(201)
    expect(await buscar(ventanilla1, 'baja', 'curp', curp)).toEqual([])
    expect((await buscar(ventanilla1, 'licencia', 'curp', curp))[0]?.porQue).toContain('Tiene un movimiento abierto')
    const folio = String(asked.body['folio'])
    await ventanilla1.post(`/api/movimientos/${folio}/retirar`, { version: 1, motivo: 'Se quedó' })
    expect(await buscar(ventanilla1, 'baja', 'curp', curp)).toHaveLength(1)
  })

  it('says which situations a procedure takes', async () => {
    const found = await buscar(ventanilla1, 'reingreso', 'interno', String(activa.interno))
    expect(found[0]?.porQue).toBe('Esta persona está en activo; este trámite procede para quien está de licencia.')
  })

  it('says the same as the page of the person, by the type as the catalogue keeps it', async () => {
    const kept = (await selectRow<{ reglas: string }>('SELECT reglas FROM tipos_movimiento WHERE id = 8'))?.reglas ?? ''
    const keep = (reglas: string) =>
      inTransaction(() => execute('UPDATE tipos_movimiento SET reglas = $1 WHERE id = 8', [reglas]))
    const rules = JSON.parse(kept) as { causas: object[] }
    await keep(JSON.stringify({ ...rules, causas: rules.causas.map((one) => ({ ...one, desde: ['N'] })) }))
    const porQue = 'Esta persona está en activo; este trámite procede para quien no está localizado.'
    const [found] = await buscar(ventanilla1, 'licencia', 'interno', String(activa.interno))
    const page = await ventanilla1.get<{ tramites: object[] }>(`/api/panel/afiliados/${activa.afiliadoId}`)
    await keep(kept)
    expect(found?.porQue).toBe(porQue)
    expect(page.body.tramites).toContainEqual({
      tramite: 'licencia',
      etiqueta: 'Licencia con aportación',
      ruta: `/dashboard?vista=validacionLicencia&interno=${activa.interno}`,
      puede: false,
      porQue,
    })
  })

  it('offers the return of somebody on leave in the search of leaves', async () => {
    await aplicar(activa, 'L')
    const [found] = await buscar(ventanilla1, 'licencia', 'interno', String(activa.interno))
    expect(found?.porQue).toBe('Esta persona está de licencia; este trámite procede para quien está en activo.')
    expect(found?.otro).toEqual({
      etiqueta: 'Registrar reingreso',
      ruta: `/dashboard?vista=licencia&interno=${activa.interno}`,
    })
    await aplicar(activa, 'A')
  })

  it('tells of somebody of another office with history only name and situation, and all by the whole CURP', async () => {
    const [porNombre] = await buscar(ventanilla1, 'alta-historico', 'nombre', 'quintero lujan')
    expect(porNombre).toMatchObject({ nombre: 'Quintero Luján, Beatriz', situacion: 'B', curp: '', interno: 0 })
    expect(porNombre?.porQue).toBe('Es de otra dependencia: da su CURP completa para continuar.')
    const curp = await curpDe(baja)
    const [porCurp] = await buscar(ventanilla1, 'alta-historico', 'curp', curp.toLowerCase())
    expect(porCurp).toMatchObject({ curp, interno: baja.interno, porQue: '' })
    expect(await encontrar(ventanilla1, 'licencia', 'curp', curp)).toEqual({
      personas: [],
      ajenas: [{ nombre: 'Quintero Luján, Beatriz', situacion: 'B' }],
    })
  })

  it.each(['actualizacion', 'licencia', 'baja-permanente', 'jubilacion', 'baja'])(
    '%s shows name and situation of an active person of another office, by a whole key alone',
    async (slug) => {
      const otra = await signIn('ventanilla2')
      const { curp, nss, rfc } = activa.persona
      const ajenas = [{ nombre: 'Quintero Aguayo, Renata', situacion: 'A' }]
      for (const [por, clave] of [
        ['curp', curp.toLowerCase()],
        ['rfc', rfc],
        ['nombre', nss],
      ] as const)
        expect(await encontrar(otra, slug, por, clave)).toEqual({ personas: [], ajenas })
      for (const [por, parte] of [
        ['curp', curp.slice(0, 17)],
        ['nombre', 'Renata Quintero Aguayo'],
        ['interno', String(activa.interno)],
      ] as const)
        expect(await encontrar(otra, slug, por, parte)).toEqual({ personas: [], ajenas: [] })
    },
  )

  it('notes in the bitácora each person of another office whom a key found', async () => {
    const acts = async () => {
      await flushReadAudit()
      return (
        await selectRows('SELECT id FROM bitacora WHERE acto = $1 AND objeto_id = $2 AND actor = $3', [
          'afiliado.coincidencia',
          String(activa.afiliadoId),
          'ventanilla2',
        ])
      ).length
    }
    const before = await acts()
    await buscar(await signIn('ventanilla2'), 'licencia', 'curp', activa.persona.curp)
    expect((await acts()) - before).toBe(1)
    await buscar(ventanilla1, 'licencia', 'curp', activa.persona.curp)
    expect((await acts()) - before).toBe(1)
  })

  it('finds who is of the own office by a whole key typed as a name', async () => {
    const found = await encontrar(ventanilla1, 'licencia', 'nombre', activa.persona.nss)
    expect(found).toMatchObject({ personas: [{ nombre: 'Quintero Aguayo, Renata' }], ajenas: [] })
  })

  it('refuses an empty term, an unknown procedure, and anything else in the body', async () => {
    const status = async (path: string, body: object) => (await ventanilla1.post(path, body)).status
    expect(await status('/api/personas-tramite/licencia/busqueda', { por: 'nombre', texto: '  ' })).toBe(422)
    expect(await status('/api/personas-tramite/permuta/busqueda', { por: 'nombre', texto: 'x' })).toBe(400)
    expect(await status('/api/personas-tramite/licencia/busqueda', { por: 'nss', texto: 'x' })).toBe(422)
    expect(await status('/api/personas-tramite/licencia/busqueda', { por: 'nombre', texto: 'x'.repeat(121) })).toBe(422)
  })
})

describe('the person of a procedure', () => {
  it('comes as it is on file, with its version', async () => {
    const res = await ventanilla1.post<Record<string, Record<string, unknown>>>('/api/personas-tramite/actualizacion', {
      interno: activa.interno,
    })
    expect(res.status).toBe(200)
    expect(res.body['persona']).toMatchObject({ interno: activa.interno, version: 1, situacion: 'A' })
    expect(res.body['datosPersonales']).toMatchObject({ nombres: 'Renata', apellidoPaterno: 'Quintero' })
    expect(res.body['datosLaborales']?.['salario']).toBeGreaterThan(0)
    expect(res.body['porQue']).toBe('')
  })

  it("another office's is 404, with the whole CURP it opens for the alta with history only", async () => {
    const pedir = async (slug: string, curp?: string) =>
      (await ventanilla1.post(`/api/personas-tramite/${slug}`, { interno: baja.interno, ...(curp && { curp }) })).status
    const curp = await curpDe(baja)
    expect(await pedir('licencia', curp)).toBe(404)
    expect(await pedir('alta-historico')).toBe(404)
    expect(await pedir('alta-historico', curp)).toBe(200)
    const central = await admin.post('/api/personas-tramite/actualizacion', { interno: baja.interno })
    expect(central.status).toBe(200)
  })
})

import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import {
  anotarLectura,
  EDUCACION,
  enviarAlta,
  lugarDe,
  nuevaPersona,
  registrarAlta,
  SALUD,
  solicitudDe,
  subirArchivo,
  subirPapeles,
  type Lugar,
} from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

let ventanilla1: Client
let ventanilla2: Client
let salud: Lugar
let educacion: Lugar

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

beforeAll(async () => {
  ventanilla1 = await signIn('ventanilla1')
  ventanilla2 = await signIn('ventanilla2')
  salud = await lugarDe(SALUD)
  educacion = await lugarDe(EDUCACION)
})

const count = async (sql: string, binds: string[] = []) => {
  const row = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n ${sql}`, binds)
  return row?.n ?? 0
}

describe('registering a new affiliate', () => {
  it('keeps person, link, movement, papers and bitácora, and forgets the draft', async () => {
    const persona = nuevaPersona()
    const { body: borrador } = await ventanilla1.post<{ id: string }>('/api/borradores', { tipo: 'alta' })
    const documentos = await subirPapeles(ventanilla1, persona, borrador.id)
    const foto = await subirArchivo(ventanilla1, 'foto', borrador.id)
    const solicitud = solicitudDe(persona, salud, documentos)
    solicitud.datosPersonales['foto'] = foto
    const res = await enviarAlta(ventanilla1, { ...solicitud, borrador: borrador.id })
    expect(res.status, JSON.stringify(res.body)).toBe(201)
    expect(Object.keys(res.body).sort()).toEqual(['folio', 'interno', 'movimiento', 'quincena'])
    expect(res.body.folio).toMatch(/^A-26-\d{6}$/)
    expect(res.body.quincena).toBe('2226')

    const afiliado = await selectRow<Record<string, unknown>>('SELECT * FROM afiliados WHERE curp = $1', [persona.curp])
    expect(afiliado).toMatchObject({
      situacion: 'T',
      interno: res.body.interno,
      nss: persona.nss,
      rfc: persona.rfc,
      fecha_nacimiento: persona.fechaNacimiento,
      sexo: persona.sexo === 'H' ? 'M' : 'F',
      sueldo_centavos: 1233575,
      nivel1_id: salud.adscripcion,
      calle: 'Calle Olmo',
      numero_exterior: '12',
      numero_interior: '3',
    })
    const id = Number(afiliado?.['id'])
    const detalle = await ventanilla1.get<{ estatus: string; solicitadoPor: string; actions: string[]; fecha: string }>(
      `/api/panel/movimientos/${res.body.movimiento}`,
    )
    expect(detalle.body).toMatchObject({ estatus: 'Solicitado', solicitadoPor: 'Lucía Robledo', fecha: '2026-11-16' })
    expect(detalle.body.actions).toEqual(['corregir', 'retirar'])

    const ficha = await ventanilla1.get<{ documentos: { tipo: string; por: string }[]; foto: string }>(
      `/api/panel/afiliados/${id}`,
    )
    expect(Object.fromEntries(ficha.body.documentos.map(({ tipo, por }) => [tipo, por]))).toEqual({
      curp: 'OCR',
      nss: 'OCR',
      csf: 'OCR',
      foto: 'Usuario',
    })
    expect(ficha.body.foto).toBe(foto)
    expect((await ventanilla1.get(`/api/borradores/${borrador.id}`)).status).toBe(404)

    const rows = await selectRows<{ acto: string; actor: string }>(
      `SELECT acto, actor FROM bitacora
       WHERE objeto IN ('afiliado', 'movimiento') AND objeto_id IN ($1, $2) AND acto NOT LIKE '%leer' ORDER BY id`,
      [String(id), res.body.folio],
    )
    expect(rows.map((row) => row.acto)).toEqual([
      'afiliado.crear',
      'afiliado_org.crear',
      'movimiento.solicitar',
      ...Array<string>(4).fill('expediente.agregar'),
    ])
    expect(new Set(rows.map((row) => row.actor))).toEqual(new Set(['ventanilla1']))
    expect((await verifyBitacora()).falla).toBeNull()
  })

  it('shows all that was captured to whoever reviews it', async () => {
    const alta = await registrarAlta(ventanilla1, salud)
    const validador = await signIn('validador1')
    const { body } = await validador.get<MovimientoDetalle>(`/api/panel/movimientos/${alta.movimiento}`)
    const { rfc, nss, correo, telefono } = alta.persona
    const valores = Object.fromEntries(body.cambios.map(({ campo, despues }) => [campo, despues]))
    expect(valores).toMatchObject({
      RFC: rfc,
      Teléfono: telefono,
      'Correo electrónico': correo,
      'Sueldo mensual': '$12,335.75',
      'Fecha de ingreso': '16 nov 2026',
    })
    expect(valores['NSS']?.replaceAll(/\D/g, '')).toBe(nss)
    expect(valores['Domicilio']).toMatch(/^Calle Olmo No\. 12, Int\. 3/)
    expect(valores['Fecha de nacimiento']).toMatch(/^\d{1,2} [a-z]{3} \d{4}$/)
    expect(new Set(body.cambios.map(({ antes }) => antes))).toEqual(new Set(['']))
  })

  it('says OCR only where the paper says the key that was saved', async () => {
    const persona = nuevaPersona()
    const documentos = await subirPapeles(ventanilla1, persona)
    documentos['nss'] = { archivo: await subirArchivo(ventanilla1, 'nss') }
    const res = await enviarAlta(ventanilla1, solicitudDe(persona, salud, documentos))
    expect(res.status).toBe(201)
    const rows = await selectRows<{ tipo: string; por: string }>(
      'SELECT e.tipo, e.por FROM expediente e JOIN afiliados a ON a.id = e.afiliado_id WHERE a.curp = $1',
      [persona.curp],
    )
    expect(Object.fromEntries(rows.map((row) => [row.tipo, row.por]))).toEqual({
      curp: 'OCR',
      nss: 'Usuario',
      csf: 'OCR',
    })
  })

  it('keeps the post of its área, and refuses one of another', async () => {
    const admin = await signIn('admin')
    const made = async (id_area: number) =>
      (await admin.post<{ id: number }>('/api/catalogo/puesto', { nombre: `Enlace ${id_area}`, id_area })).body.id
    const [own, other] = [await made(salud.area), await made(educacion.area)]
    const persona = nuevaPersona()
    const solicitud = solicitudDe(persona, salud, await subirPapeles(ventanilla1, persona))
    const withPost = (puesto: number) => ({ ...solicitud, datosLaborales: { ...solicitud.datosLaborales, puesto } })
    const refused = await enviarAlta(ventanilla1, withPost(other))
    expect([refused.status, refused.body['campos']]).toEqual([
      422,
      { 'datosLaborales.puesto': 'El puesto no es de esa área. Elige otro.' },
    ])
    const { status, body } = await enviarAlta(ventanilla1, withPost(own))
    expect(status, JSON.stringify(body)).toBe(201)
    const detalle = await ventanilla1.get<MovimientoDetalle>(`/api/panel/movimientos/${body.folio}`)
    expect(detalle.body.cambios).toContainEqual({ campo: 'Puesto', antes: '', despues: `Enlace ${salud.area}` })
  })

  it('tells before saving where it would land', async () => {
    const { body } = await ventanilla1.get('/api/tramites/alta/previsto')
    expect(body).toMatchObject({
      quincena: { codigo: '2226', texto: 'quincena 22 de 2026' },
      fechaIngresoMaxima: '2026-11-30',
      hoy: '2026-11-20',
    })
  })
})

describe('sending twice', () => {
  it('needs a key', async () => {
    const res = await ventanilla1.post('/api/tramites/alta', solicitudDe(nuevaPersona(), salud, {}))
    expect(res.status).toBe(400)
  })

  it('gives the first answer and one record, also after the window closed; another body is refused', async () => {
    const persona = nuevaPersona()
    const body = solicitudDe(persona, salud, await subirPapeles(ventanilla1, persona))
    const key = randomUUID()
    const first = await enviarAlta(ventanilla1, body, key)
    const second = await enviarAlta(ventanilla1, body, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(await count('FROM afiliados WHERE curp = $1', [persona.curp])).toBe(1)
    const other = await enviarAlta(
      ventanilla1,
      { ...body, datosPersonales: { ...body.datosPersonales, numEmpleado: '77' } },
      key,
    )
    expect([other.status, other.body['codigo']]).toEqual([422, 'idempotencia'])
  })

  it('keeps one record when the same key races against itself', async () => {
    const persona = nuevaPersona()
    const body = solicitudDe(persona, salud, await subirPapeles(ventanilla1, persona))
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => enviarAlta(ventanilla1, body, key)))
    expect(answers.map((res) => res.status)).toEqual(Array(6).fill(201))
    expect(new Set(answers.map((res) => res.body.folio)).size).toBe(1)
    expect(
      await count('FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id WHERE a.curp = $1', [persona.curp]),
    ).toBe(1)
  })

  it('keeps one record when two keys race for one CURP', async () => {
    const persona = nuevaPersona()
    const bodies = [
      solicitudDe(persona, salud, await subirPapeles(ventanilla1, persona)),
      solicitudDe(persona, salud, await subirPapeles(ventanilla1, persona)),
    ]
    const answers = await Promise.all(bodies.map((body) => enviarAlta(ventanilla1, body)))
    expect(answers.map((res) => res.status).sort()).toEqual([201, 409])
  })

  it('loses and doubles nothing with five writers at once', async () => {
    const people = Array.from({ length: 25 }, () => nuevaPersona())
    const before = await count('FROM movimientos')
    const bodies = await Promise.all(
      people.map(async (persona) => solicitudDe(persona, salud, await subirPapeles(ventanilla1, persona))),
    )
    const answers: Awaited<ReturnType<typeof enviarAlta>>[] = []
    const queue = [...bodies]
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for (let body = queue.pop(); body; body = queue.pop()) answers.push(await enviarAlta(ventanilla1, body))
      }),
    )
    expect(answers.map((res) => res.status)).toEqual(Array(25).fill(201))
    expect(new Set(answers.map((res) => res.body.folio)).size).toBe(25)
    expect(new Set(answers.map((res) => res.body.interno)).size).toBe(25)
    expect(await count('FROM movimientos')).toBe(before + 25)
    expect((await verifyBitacora()).falla).toBeNull()
  })
})

describe('bad input', () => {
  const send = async (change: (body: ReturnType<typeof solicitudDe>) => void, client = ventanilla1) => {
    const persona = nuevaPersona()
    const body = solicitudDe(persona, salud, await subirPapeles(client, persona))
    change(body)
    const before = await count('FROM afiliados')
    const res = await enviarAlta(client, body)
    expect(await count('FROM afiliados')).toBe(before)
    return {
      status: res.status,
      codigo: res.body['codigo'],
      campos: res.body['campos'] as Record<string, string>,
      body: res.body,
    }
  }

  it('closed window: 423 with the next date, nothing saved, the draft kept', async () => {
    const today = process.env['PORTAL_TODAY']
    const { body: borrador } = await ventanilla1.post<{ id: string }>('/api/borradores', { tipo: 'alta' })
    await inTransaction(() => execute(`UPDATE habilitaciones SET revocada_at = '2026-11-20T00:00:00.000Z'`))
    process.env['PORTAL_TODAY'] = '2026-11-28'
    try {
      const res = await send((body) => (body.borrador = borrador.id))
      expect([res.status, res.codigo]).toEqual([423, 'ventana'])
      expect(res.body['proxima']).toMatch(/^2026-1[12]-/)
      expect((await ventanilla1.get(`/api/borradores/${borrador.id}`)).status).toBe(200)
    } finally {
      process.env['PORTAL_TODAY'] = today
      await inTransaction(() => execute('UPDATE habilitaciones SET revocada_at = NULL'))
    }
  })

  it('missing papers: the documented sentence', async () => {
    const res = await send((body) => delete body.documentos['csf'])
    expect(res.status).toBe(422)
    expect(res.body['error']).toBe('Debes validar CURP, NSS y Constancia de Situación Fiscal antes de continuar.')
    expect(Object.keys(res.campos)).toEqual(['documentos.csf'])
  })

  it('fields broken by the rules are named, all at once', async () => {
    const res = await send((body) => {
      Object.assign(body.datosPersonales, { curp: 'XX', email: 'no', telefono: '12', nombres: ' ' })
      Object.assign(body.datosLaborales, { area: null, fechaIngreso: '2026-12-01' })
    })
    expect(res.status).toBe(422)
    expect(Object.keys(res.campos)).toEqual(
      expect.arrayContaining([
        'datosPersonales.curp',
        'datosPersonales.email',
        'datosPersonales.telefono',
        'datosPersonales.nombres',
        'datosLaborales.area',
        'datosLaborales.fechaIngreso',
      ]),
    )
    expect(res.campos['datosPersonales.nombres']).toBe('Campo requerido')
  })

  it('papers of two people: blocked until one is removed', async () => {
    const other = nuevaPersona()
    const foreign = await subirPapeles(ventanilla1, other)
    const res = await send((body) => (body.documentos['csf'] = foreign['csf']!))
    expect(res.status).toBe(422)
    expect(Object.keys(res.campos)).toEqual(['documentos.csf'])
  })

  it('a constancia on the CURP row', async () => {
    const res = await send((body) => (body.documentos['curp'] = body.documentos['csf']!))
    expect(res.status).toBe(422)
    expect(res.campos['documentos.curp']).toContain('Constancia de Situación Fiscal')
  })

  it('salary changed in the browser', async () => {
    const res = await send((body) => (body.datosLaborales['salario'] = 99999))
    expect([res.status, Object.keys(res.campos)]).toEqual([422, ['datosLaborales.salario']])
  })

  it('category or area removed meanwhile', async () => {
    const area = await send((body) => (body.datosLaborales['area'] = 999_999))
    expect([area.status, Object.keys(area.campos)]).toEqual([422, ['datosLaborales.area']])
    await inTransaction(() => execute(`UPDATE categorias SET activo = $1 WHERE clave = '20B'`, [false]))
    const categoria = await send(() => undefined)
    await inTransaction(() => execute(`UPDATE categorias SET activo = $1 WHERE clave = '20B'`, [true]))
    expect([categoria.status, Object.keys(categoria.campos)]).toEqual([422, ['datosLaborales.categoria']])
  })

  it("another's dependency in the body, and a chain that is none", async () => {
    expect((await send((body) => Object.assign(body.datosLaborales, educacion))).status).toBe(404)
    const mixed = await send((body) => (body.datosLaborales['dependencia'] = educacion.dependencia))
    expect(mixed.status).toBe(422)
    expect(Object.keys(mixed.campos)).toContain('datosLaborales.dependencia')
  })

  it('unknown fields', async () => {
    const res = await send((body) => (body.datosPersonales['aprobado'] = true))
    expect([res.status, res.codigo]).toEqual([422, 'reglas'])
    expect(Object.keys(res.campos)).toEqual(['datosPersonales.aprobado'])
  })

  it("another's file, a file that does not exist, a paper as photo", async () => {
    const foreign = await subirArchivo(ventanilla2, 'curp')
    expect((await send((body) => (body.documentos['curp'] = { archivo: foreign }))).status).toBe(404)
    expect((await send((body) => (body.documentos['curp'] = { archivo: '../../etc/passwd' }))).status).toBe(404)
    const paper = await subirArchivo(ventanilla1, 'carta')
    const res = await send((body) => (body.datosPersonales['foto'] = paper))
    expect([res.status, Object.keys(res.campos)]).toEqual([422, ['datosPersonales.foto']])
  })

  it('malformed JSON', async () => {
    const res = await ventanilla1.request('POST', '/api/tramites/alta', {
      body: '{"datosPersonales":',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    })
    expect(res.status).toBe(400)
  })
})

describe('somebody already in the padrón', () => {
  const again = async (client: Client, lugar: Lugar, curp: string, change: object = {}) => {
    const persona = nuevaPersona({ curp, ...change })
    const papeles = { curp: '', nss: '', csf: '' }
    for (const tipo of ['curp', 'nss', 'csf'] as const) papeles[tipo] = await subirArchivo(client, tipo)
    const documentos = Object.fromEntries(Object.entries(papeles).map(([tipo, archivo]) => [tipo, { archivo }]))
    return enviarAlta(client, solicitudDe(persona, lugar, documentos))
  }

  it.each([
    ['A', 'ya_activo', 'Pide a esa dependencia que solicite su baja'],
    ['B', 'ya_baja', 'Lo que procede es un alta con histórico'],
    ['T', 'movimiento_abierto', 'comunícate con esa dependencia'],
  ])('situation %s: 409 %s, named, with the way on', async (situacion, codigo, salida) => {
    const hecha = await registrarAlta(ventanilla1, salud)
    if (situacion !== 'T')
      await inTransaction(async () => {
        await execute('UPDATE movimientos SET aplicado = $1 WHERE folio = $2', [true, hecha.folio])
        await execute('UPDATE afiliados SET situacion = $1 WHERE id = $2', [situacion, hecha.afiliadoId])
      })
    const res = await again(ventanilla1, salud, hecha.persona.curp)
    expect([res.status, res.body['codigo']]).toEqual([409, codigo])
    expect(String(res.body['error']).toUpperCase()).toContain(hecha.persona.nombres)
    if (situacion === 'T') expect(res.body['error']).toContain(hecha.folio)
    const { opciones } = res.body['coincidencia'] as { opciones: { ruta: string }[] }
    expect(opciones[0]?.ruta).toBe(`/panel/afiliados/${String(hecha.interno).padStart(6, '0')}/show`)

    const ajena = await again(ventanilla2, educacion, hecha.persona.curp)
    expect([ajena.status, ajena.body['codigo']]).toEqual([409, codigo])
    expect(ajena.body['coincidencia']).toMatchObject({
      id: null,
      interno: null,
      dependencia: null,
      movimientoAbierto: null,
    })
    expect(JSON.stringify(ajena.body)).not.toContain(hecha.folio)
    expect(ajena.body['error']).toContain(salida)
  })

  it('the NSS of another person', async () => {
    const hecha = await registrarAlta(ventanilla1, salud)
    const res = await again(ventanilla1, salud, nuevaPersona().curp, { nss: hecha.persona.nss })
    expect(res.status).toBe(409)
    expect(res.body['campos']).toHaveProperty(['datosPersonales.nss'])
  })

  it('an employee number is one in its entity, and free in another', async () => {
    const persona = nuevaPersona()
    const body = solicitudDe(persona, salud, await subirPapeles(ventanilla1, persona))
    body.datosPersonales['numEmpleado'] = 'E-500'
    expect((await enviarAlta(ventanilla1, body)).status).toBe(201)
    const second = nuevaPersona()
    const repeated = solicitudDe(second, salud, await subirPapeles(ventanilla1, second))
    repeated.datosPersonales['numEmpleado'] = 'E-500'
    const res = await enviarAlta(ventanilla1, repeated)
    expect([res.status, res.body['codigo']]).toEqual([409, 'duplicado'])
    const elsewhere = solicitudDe(second, educacion, await subirPapeles(ventanilla2, second))
    elsewhere.datosPersonales['numEmpleado'] = 'E-500'
    expect((await enviarAlta(ventanilla2, elsewhere)).status).toBe(201)
  })
})

describe('correcting and withdrawing', () => {
  it('its author corrects while Solicitado; a stale version and another author are refused', async () => {
    const hecha = await registrarAlta(ventanilla1, salud)
    const path = `/api/tramites/alta/${hecha.folio}`
    const { body: guardada } = await ventanilla1.get<{ solicitud: typeof hecha.solicitud; version: number }>(path)
    const carta = await subirArchivo(ventanilla1, 'carta')
    const corrected = {
      ...guardada.solicitud,
      version: guardada.version,
      datosPersonales: { ...guardada.solicitud.datosPersonales, nombres: 'Ana Sofía' },
      datosLaborales: { ...guardada.solicitud.datosLaborales, categoria: '10A', salario: 10191.59 },
      documentos: { ...guardada.solicitud.documentos, carta: { archivo: carta } },
    }
    const put = (client: Client, body: unknown) => client.put(path, body, { 'idempotency-key': randomUUID() })
    expect((await put(ventanilla2, corrected)).status).toBe(404)
    expect((await put(await signIn('admin'), corrected)).status).toBe(403)
    expect((await ventanilla1.put(path, corrected)).status).toBe(400)
    const stale = await put(ventanilla1, { ...corrected, version: 9 })
    expect([stale.status, stale.body['codigo'], stale.body['actual']]).toMatchObject([409, 'version', { version: 1 }])

    const res = await put(ventanilla1, corrected)
    expect(res.body).toEqual({
      folio: hecha.folio,
      interno: hecha.interno,
      movimiento: hecha.movimiento,
      quincena: hecha.quincena,
    })
    const { body: ficha } = await ventanilla1.get<{ documentos: { tipo: string }[] }>(
      `/api/panel/afiliados/${hecha.afiliadoId}`,
    )
    expect(ficha).toMatchObject({ nombre: 'Ana Sofía', categoria: '10A', sueldoCentavos: 1019159 })
    expect(ficha.documentos.map(({ tipo }) => tipo).sort()).toEqual(['carta', 'csf', 'curp', 'nss'])
    const { body: detalle } = await ventanilla1.get(`/api/panel/movimientos/${hecha.movimiento}`)
    expect(detalle).toMatchObject({ version: 2, estatus: 'Solicitado', categoria: '10A' })
    expect((await put(ventanilla1, corrected)).body['codigo']).toBe('version')
  })

  it('withdraws with a reason: the movement is Cancelado, the person C, and can be registered again', async () => {
    const hecha = await registrarAlta(ventanilla1, salud)
    const path = `/api/movimientos/${hecha.folio}/retirar`
    expect((await ventanilla2.post(path, { version: 1, motivo: 'x' })).status).toBe(404)
    expect((await ventanilla1.post(path, { version: 1, motivo: ' ' })).status).toBe(422)
    const stale = await ventanilla1.post(path, { version: 7, motivo: 'Captura repetida' })
    expect([stale.status, stale.body['codigo']]).toEqual([409, 'version'])
    expect(stale.body['actual']).toMatchObject({ version: 1 })
    const res = await ventanilla1.post(path, { version: 1, motivo: 'Captura repetida' })
    expect(res.body).toMatchObject({ estatus: 'Cancelado', actions: [], siguiente: '' })
    const persona = await ventanilla1.get(`/api/panel/afiliados/${hecha.afiliadoId}`)
    expect(persona.body['situacion']).toBe('C')
    expect((await ventanilla1.post(path, { version: 2, motivo: 'otra vez' })).body['codigo']).toBe('estatus')

    const body = solicitudDe(hecha.persona, salud, await subirPapeles(ventanilla1, hecha.persona))
    const again = await enviarAlta(ventanilla1, body)
    expect(again.status, JSON.stringify(again.body)).toBe(201)
    expect(again.body.interno).toBe(hecha.interno)
    expect(again.body.folio).not.toBe(hecha.folio)
  })

  it('a validated movement can no longer be corrected or withdrawn', async () => {
    const hecha = await registrarAlta(ventanilla1, salud)
    await inTransaction(() =>
      execute(`UPDATE movimientos SET movimiento_fecha = '2026-11-20T10:00:00.000Z' WHERE folio = $1`, [hecha.folio]),
    )
    const res = await ventanilla1.post(`/api/movimientos/${hecha.folio}/retirar`, { version: 1, motivo: 'x' })
    expect([res.status, res.body['codigo']]).toEqual([409, 'estatus'])
  })
})

describe('names as they come', () => {
  it.each([
    ['Ñandú', 'Muñoz', 'Güemes'],
    ['Patrick', "O'Farrill", 'D’Amico'],
    ['José María', 'de la Cruz', 'del Río'],
    ['a'.repeat(60), 'Ximénez', 'Núñez'],
    ['<img src=x onerror=alert(1)>', '"; DROP TABLE afiliados; --', '=1+1'],
  ])('%s %s %s are stored and shown exactly', async (nombres, apellidoPaterno, apellidoMaterno) => {
    const hecha = await registrarAlta(ventanilla1, salud, { nombres, apellidoPaterno, apellidoMaterno })
    const { body } = await ventanilla1.get(`/api/panel/afiliados/${hecha.afiliadoId}`)
    expect(body).toMatchObject({ nombre: nombres, apellidoPaterno, apellidoMaterno })
  })

  it('hard spaces become plain ones; 61 letters are refused', async () => {
    const hecha = await registrarAlta(ventanilla1, salud, { nombres: '\u00a0Ana\u00a0 Sofía\u200b ' })
    const { body } = await ventanilla1.get(`/api/panel/afiliados/${hecha.afiliadoId}`)
    expect(body['nombre']).toBe('Ana Sofía')
    const persona = nuevaPersona({ nombres: 'b'.repeat(61) })
    const res = await enviarAlta(ventanilla1, solicitudDe(persona, salud, await subirPapeles(ventanilla1, persona)))
    expect([res.status, Object.keys(res.body['campos'] as object)]).toEqual([422, ['datosPersonales.nombres']])
  })

  it('one surname, when the person has one', async () => {
    const hecha = await registrarAlta(ventanilla1, salud, { apellidoMaterno: '' })
    const { body } = await ventanilla1.get(`/api/panel/afiliados/${hecha.afiliadoId}`)
    expect(body['apellidoMaterno']).toBe('')
  })
})

it('a reading noted for another paper does not make it OCR', async () => {
  const persona = nuevaPersona()
  const documentos = await subirPapeles(ventanilla1, persona)
  const archivo = await subirArchivo(ventanilla1, 'carta')
  await anotarLectura(archivo, 'otro', {})
  const res = await enviarAlta(ventanilla1, solicitudDe(persona, salud, { ...documentos, carta: { archivo } }))
  expect(res.status).toBe(201)
})

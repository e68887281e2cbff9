import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Carga, OpcionesCarga } from '#domain/cargas/carga.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { cargarLeida, hallazgosDe, leerDelInstituto, verCarga } from '#test/support/cargas/carga-del-instituto.ts'
import { libroDe } from '#test/support/cargas/libro-de.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { fileForm } from '#test/support/upload.ts'

let admin: Client
let titular: Client
beforeAll(async () => {
  ;[admin, titular] = [await signIn('admin'), await signIn('titular')]
  // She earns 12,335.75 as a 20B.
  await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
})
beforeEach(async () => {
  for (const tabla of ['carga_renglones', 'cargas']) await execute(`DELETE FROM ${tabla}`)
  await execute(`UPDATE propuestas SET estado = 'retirada' WHERE estado = 'pendiente'`)
})

const leer = (texto: string | Uint8Array, nombre = 'tabulador.csv', desde = '2226') =>
  leerDelInstituto(admin, Buffer.from(texto), nombre, { tipo: 'sueldos', asunto: desde })
const MIL_MAS = 'Categoría,Sueldo\n20B,"13,335.75"\n'

describe('a load of new salaries', () => {
  it('shows what the rise would do and cost, and loading it proposes the rise with its reason (dialect)', async () => {
    const { folio, detalle } = await leer(MIL_MAS)
    expect(detalle).toMatchObject({
      carga: { tipo: 'sueldos', plano: 'SUE-CSV', asunto: { clave: '2226', nombre: 'Q22 2026 · 16–30 nov' } },
      ...{ entran: 1, pideMotivo: true, acciones: ['cargar', 'releer', 'original', 'descartar'] },
      aumento: {
        propuesta: null,
        // 1,000.00 more a month are 500.00 a quincena. The entity pays 28.5 % of it (142.50) and the person 9.5 % (47.50).
        revision: {
          ...{ personas: 1, entidades: 1, retroactivo: null },
          porQuincena: { sueldosCentavos: 50_000, entidadCentavos: 14_250, afiliadoCentavos: 4_750 },
          categorias: [{ clave: '20B', antesCentavos: 1_233_575, despuesCentavos: 1_333_575, personas: 1 }],
        },
      },
    })
    const sin = await cargarLeida(admin, folio)
    expect([sin.status, sin.campos]).toEqual([422, { motivo: 'Escribe el motivo o el acuerdo.' }])
    const largo = await cargarLeida(admin, folio, 'a'.repeat(301))
    expect([largo.status, largo.campos]).toEqual([422, { motivo: 'Motivo o acuerdo: hasta 300 caracteres.' }])
    const { detalle: cargada } = await cargarLeida(admin, folio, 'Acuerdo 12/2026')
    expect(cargada).toMatchObject({
      carga: { estado: 'aplicada', motivo: 'Acuerdo 12/2026' },
      acciones: ['original'],
      aumento: { propuesta: { estado: 'pendiente' } },
    })
    const { id, folio: propuesta } = cargada.aumento!.propuesta!
    const vista = (await titular.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)).body
    expect(vista).toMatchObject({
      ...{ folio: propuesta, titulo: 'Aumentar sueldos', actions: ['autorizar', 'rechazar'] },
      sujeto: 'Por monto desde Q22 2026 · 16–30 nov: Acuerdo 12/2026',
      importeCentavos: 24 * (50_000 + 14_250),
    })
    const own = await admin.post<{ codigo: string }>(`/api/panel/autorizaciones/${id}/autorizar`, { version: 1 })
    expect([own.status, own.body.codigo]).toEqual([409, 'misma_persona'])
    const rechazo = { version: vista.version, nota: 'Falta el acuerdo' }
    expect((await titular.post(`/api/panel/autorizaciones/${id}/rechazar`, rechazo)).status).toBe(200)
    expect((await verCarga(admin, folio)).aumento?.propuesta?.estado).toBe('rechazada')
    // The same file may come again, and this time it is authorised.
    const otra = await leer(MIL_MAS)
    const { detalle: segunda } = await cargarLeida(admin, otra.folio, 'Acuerdo 12/2026')
    const { id: id2 } = segunda.aumento!.propuesta!
    expect((await titular.post(`/api/panel/autorizaciones/${id2}/autorizar`, { version: 1 })).status).toBe(200)
    const sueldo = await selectRow<{ monto: number }>(
      `SELECT s.monto_centavos AS monto FROM sueldos s JOIN categorias c ON c.id = s.categoria_id WHERE c.clave = '20B'
       ORDER BY s.vigente_desde DESC LIMIT 1`,
    )
    expect(sueldo?.monto).toBe(1_333_575)
    expect((await verCarga(admin, otra.folio)).aumento?.propuesta?.estado).toBe('autorizada')
    expect(await leer(MIL_MAS.replace('13,335.75', '13335.75'))).toMatchObject({
      detalle: { carga: { estado: 'rechazada' }, faltas: [{ codigo: 'C464' }] },
    })
  })

  it('whose rise would do something else meanwhile is shown anew before it is proposed', async () => {
    const { folio } = await leer('Categoría,Sueldo\n60C,90000\n')
    await execute(`UPDATE sueldos SET monto_centavos = 8000000 WHERE monto_centavos = 7718240`)
    const cargada = await cargarLeida(admin, folio, 'Acuerdo')
    expect(cargada).toMatchObject({
      codigo: 'veredictos',
      detalle: { carga: { estado: 'revisada' }, aumento: { revision: { categorias: [{ antesCentavos: 8_000_000 }] } } },
    })
    expect((await cargarLeida(admin, folio, 'Acuerdo')).detalle.carga.estado).toBe('aplicada')
  })

  it('that somebody else proposed already says so, and stays as it was', async () => {
    const { folio } = await leer('Categoría,Sueldo\n10C,9500\n')
    const { id } = (await cargarLeida(admin, folio, 'Acuerdo')).detalle.aumento!.propuesta!
    await execute('UPDATE propuestas SET propuesta_por = NULL WHERE id = $1', [id])
    const otra = await leer('Categoría,Sueldo\n10C,9500.00\n')
    const cargada = await cargarLeida(admin, otra.folio, 'Acuerdo')
    expect(cargada).toMatchObject({
      codigo: 'veredictos',
      detalle: {
        carga: { estado: 'revisada', aviso: expect.stringContaining('Otra persona ya lo propuso') as string },
      },
    })
  })

  it('of a workbook, with its key in small letters and its quincena in a column, is read the same', async () => {
    const libro = await libroDe([
      ['CATEGORIA', 'Nombre', 'sueldo', 'Desde'],
      ['10a', 'Auxiliar', 10_500, '2326'],
    ])
    const { detalle } = await leer(new Uint8Array(libro), 'tabulador.xlsx', '2326')
    expect(detalle).toMatchObject({
      carga: { estado: 'revisada' },
      aumento: { revision: { categorias: [{ clave: '10A', despuesCentavos: 1_050_000 }] } },
    })
  })
})

describe('a file of new salaries with a fault', () => {
  it('is refused whole, each fault by its line', async () => {
    const { folio, detalle } = await leer(
      'Categoría,Sueldo,Desde\n99Z,1000,\n10A,mucho,\n10B,"12,900.00",2326\n10C,1,\n10C,90000,\n60C,,\n',
    )
    expect(detalle.carga).toMatchObject({ estado: 'rechazada', rechazados: 6 })
    expect(await hallazgosDe(admin, folio)).toEqual([
      [2, 'C461', '99Z'],
      [3, 'C201', 'mucho'],
      [4, 'C466', 'Q23 2026 · 1–15 dic'],
      [5, 'C464', '$1.00'],
      [6, 'C462', 'ya está en el renglón 5'],
      [7, 'C205', ''],
    ])
    const { bytes } = await admin.bytes(`/api/cargas/${folio}/malos`)
    expect(bytes.toString('utf8').split('\r\n')[1]).toBe('Categoría,Sueldo,Desde,Códigos,Qué corregir')
  })

  it('says which column is missing, and that it is too long', async () => {
    expect((await leer('Nombre\n20B\n')).detalle.carga.rechazo).toBe(
      'Faltan columnas en el archivo: se esperaba «Categoría», «Sueldo». C103',
    )
    const muchas = Array.from({ length: 501 }, (_, i) => `C${i},1000`).join('\n')
    expect((await leer(`Categoría,Sueldo\n${muchas}\n`)).detalle.carga.rechazo).toContain('más de 500 renglones')
  })

  it('needs the quincena from which it holds, of the year before or the next', async () => {
    for (const asunto of ['', '2224', '9926']) {
      const { status, campos } = await leer(MIL_MAS, 'a.csv', asunto)
      expect([asunto, status, campos]).toEqual([asunto, 422, { asunto: 'Elige desde qué quincena valen los sueldos.' }])
    }
    const { asuntos } = (await admin.get<OpcionesCarga>('/api/cargas/opciones')).body
    const claves = asuntos.filter(({ tipo }) => tipo === 'sueldos').map(({ clave }) => clave)
    expect([claves.length, claves[0], claves.includes('2225'), claves.includes('2227')]).toEqual([
      49,
      '2226',
      true,
      true,
    ])
  })

  it('is for who proposes rises', async () => {
    const { folio } = await leer(MIL_MAS.replace('20B', '10B'))
    for (const usuario of ['auxiliar', 'ventanilla1', 'tesoreria']) {
      const quien = await signIn(usuario)
      expect([usuario, (await quien.get(`/api/cargas/${folio}`)).status]).toEqual([usuario, 404])
      expect((await quien.get<Carga[]>('/api/panel/cargas')).body).toEqual([])
      const form = fileForm(Buffer.from(MIL_MAS), 'a.csv', { tipo: 'sueldos', asunto: '2226' })
      expect((await quien.upload('/api/cargas', form)).status).toBe(422)
    }
  })
})

import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Aclaraciones } from '#domain/afiliacion/aclaraciones.ts'
import type { RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import {
  papelesTexto,
  type MovimientoDetalle,
  type MovimientoRenglon,
} from '#domain/afiliacion/movimientos/movimiento.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ArchivoGuardado, RespuestaLectura } from '#domain/documentos/lectura.ts'
import { splitRfc } from '#domain/identidad/rfc.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import {
  anotarLectura,
  enviarAlta,
  lugarDe,
  nuevaPersona,
  SALUD,
  solicitudDe,
  subirArchivo,
  subirPapeles,
  type Lugar,
} from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { bytesMuestra, muestra } from '#test/support/muestras.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'
import { fileForm } from '#test/support/upload.ts'

let desk: Client
let validador: Client
let salud: Lugar

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  validador = await signIn('validador1')
  salud = await lugarDe(SALUD)
})
afterAll(() => flushReadAudit())

const CASOS = 'test/fixtures/casos'

async function leer<D extends 'curp' | 'nss' | 'csf'>(call: string, archivo: string): Promise<RespuestaLectura<D>> {
  const res = await desk.upload<RespuestaLectura<D>>(
    `/api/${call}`,
    fileForm(await readFile(`${CASOS}/${archivo}`), archivo.split('/').at(-1) ?? ''),
  )
  expect(res.status, JSON.stringify(res.body)).toBe(200)
  return res.body
}

describe('the three papers of one person', () => {
  it.each([
    ['02-j-jesus-jose', ''],
    ['03-curp-vaca', ''],
    ['20-saltillo', ''],
    ['30-semanas-apellido-pegado', 'tres-'],
  ])('of %s make an alta', async (caso, prefijo) => {
    const curp = await leer<'curp'>('leerCurp', `${caso}/${prefijo}curp.pdf`)
    const nss = await leer<'nss'>('leerNss', `${caso}/${prefijo}nss.pdf`)
    const csf = await leer<'csf'>('leerCsf', `${caso}/${prefijo}csf.pdf`)
    const papeles = {
      curp: { archivo: curp.archivo.id },
      nss: { archivo: nss.archivo.id },
      csf: { archivo: csf.archivo.id },
    }
    const solicitud = solicitudDe(nuevaPersona(), salud, papeles)
    const { nombres, apellidoPaterno, apellidoMaterno } = curp
    const claves = { curp: curp.curp, nss: nss.nss, ...splitRfc(csf.rfc) }
    Object.assign(solicitud.datosPersonales, { nombres, apellidoPaterno, apellidoMaterno, ...claves })
    const res = await enviarAlta(desk, solicitud)
    expect(res.status, JSON.stringify(res.body)).toBe(201)
  })
})

/** An alta whose NSS paper was read with another name and without a CURP. */
async function conOtroNombre(aclaraciones?: Aclaraciones) {
  const persona = nuevaPersona()
  const papeles = await subirPapeles(desk, persona)
  const archivo = await subirArchivo(desk, 'nss')
  const leido = { nombres: 'ROSA', apellidoPaterno: 'IBARRA', apellidoMaterno: 'LUNA', nss: persona.nss, curp: '' }
  await anotarLectura(archivo, 'nss', leido)
  const solicitud = solicitudDe(persona, salud, { ...papeles, nss: { archivo } })
  return { persona, res: await enviarAlta(desk, { ...solicitud, ...(aclaraciones && { aclaraciones }) }) }
}

describe('a paper with another name', () => {
  it('is refused, by the name of the paper', async () => {
    const { res } = await conOtroNombre()
    expect(res.status).toBe(422)
    expect(res.body['campos']).toMatchObject({
      'documentos.nss': expect.stringContaining('ROSA IBARRA LUNA') as string,
    })
  })

  it('goes on once its name is corrected beside it', async () => {
    const persona = nuevaPersona()
    const { nombres, apellidoPaterno, apellidoMaterno } = persona
    const papeles = await subirPapeles(desk, persona)
    const archivo = await subirArchivo(desk, 'nss')
    await anotarLectura(archivo, 'nss', {
      nombres,
      apellidoPaterno: 'IBARRA',
      apellidoMaterno,
      nss: persona.nss,
      curp: '',
    })
    const corregidos = { nss: { apellidoPaterno } }
    const solicitud = { ...solicitudDe(persona, salud, { ...papeles, nss: { archivo } }), aclaraciones: { corregidos } }
    const res = await enviarAlta(desk, solicitud)
    expect(res.status, JSON.stringify(res.body)).toBe(201)
    const draft = await desk.post<Borrador>('/api/borradores', { tipo: 'alta', corrige: res.body.folio })
    expect(draft.body.datos.capturaManual).toEqual(corregidos)
  })

  it('goes on with the reason why it is the same person, which reviewers see', async () => {
    const mismaPersona = 'Usaba su nombre de casada en el IMSS.'
    const { res } = await conOtroNombre({ mismaPersona })
    expect(res.status, JSON.stringify(res.body)).toBe(201)
    const seen = await validador.get<MovimientoDetalle>(`/api/panel/movimientos/${res.body.folio}`)
    expect(seen.body.mismaPersona).toBe(mismaPersona)
  })

  it('does not go on with a reason that explains nothing', async () => {
    const { res } = await conOtroNombre({ mismaPersona: 'sí' })
    expect(res.status).toBe(422)
    expect(res.body['campos']).toEqual({
      'aclaraciones.mismaPersona': 'Escribe el motivo con 10 a 500 letras: tiene 2.',
    })
  })
})

/** The CURP of somebody else, sent as the oficio of a baja. */
async function conOficioAjeno(more: object = {}) {
  const persona = await personaActiva(desk, salud)
  const { archivo: nombre } = muestra('1').documentos.curp
  const form = fileForm(bytesMuestra(muestra('1'), nombre), 'oficio.pdf', { clase: 'oficio' })
  const { id } = (await desk.upload<ArchivoGuardado>('/api/archivos', form)).body
  const body = await cuerpoDe(persona, { causa: 'renuncia', documentos: { oficio: { archivo: id } }, ...more })
  return solicitar(desk, 'baja', body)
}

describe('a paper of another person', () => {
  const motivo = 'El oficio trae copia de la CURP del jefe que firma.'

  it('is not saved without a reason', async () => {
    const res = await conOficioAjeno()
    const { curp } = muestra('1').documentos.curp.campos
    expect([res.status, res.body['campos']]).toEqual([
      422,
      {
        'documentos.oficio': `Oficio: el archivo es de otra persona (CURP ${String(curp)}). Reemplázalo, o explica por qué se leyó mal.`,
      },
    ])
  })

  it('is seen in every tray, is left out of acts on many, and is approved only with a reason', async () => {
    const made = await conOficioAjeno({ aclaraciones: { ajenos: { oficio: motivo } } })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const folio = String(made.body['folio'])
    const filter = encodeURIComponent(JSON.stringify({ q: folio }))
    const [row] = (await validador.get<MovimientoRenglon[]>(`/api/panel/movimientos?filter=${filter}`)).body
    expect(row && papelesTexto(row)).toBe('1 de 1, de otra persona')
    expect(row?.choques[0]?.mensaje).toBe(`Oficio: el archivo es de otra persona. Quien lo cargó explicó: «${motivo}»`)

    const lote = { acto: 'validar', movimientos: [{ folio, version: 1 }], motivo: '' }
    const many = await validador.post<RespuestaLote>('/api/movimientos/lote', lote)
    expect(many.body).toMatchObject({ hechos: [], rechazados: [{ folio, codigo: 'choque' }] })

    const act = (client: Client, acto: string, version: number, more: object = {}) =>
      client.post(`/api/movimientos/${folio}/${acto}`, { version, ...more })
    expect((await act(validador, 'validar', 1)).status).toBe(200)
    expect((await act(await signIn('auxiliar'), 'revisar', 2)).status).toBe(200)
    const jefe = await signIn('jefe')
    const refused = await act(jefe, 'aprobar', 3)
    expect([refused.status, refused.body['codigo']]).toEqual([409, 'choque'])
    expect((await act(jefe, 'aprobar', 3, { motivo: 'Se revisó el oficio en papel.' })).status).toBe(200)
  })

  it('leaves the documents of the person when its movement is cancelled', async () => {
    const made = await conOficioAjeno({ aclaraciones: { ajenos: { oficio: motivo } } })
    const folio = String(made.body['folio'])
    const { body: visto } = await validador.get<MovimientoDetalle>(`/api/panel/movimientos/${folio}`)
    const oficios = async () =>
      (await validador.get<PersonaDetalle>(`/api/panel/afiliados/${visto.afiliadoId}`)).body.documentos.filter(
        ({ tipo, enTramite }) => tipo === 'oficio' && enTramite === folio,
      ).length
    expect(await oficios()).toBe(1)
    const nota = { version: 1, motivo: 'El oficio no es de esta persona.' }
    expect((await validador.post(`/api/movimientos/${folio}/cancelar`, nota)).status).toBe(200)
    expect(await oficios()).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { clavesDePapeles, curpContraRfc } from '#domain/afiliacion/cotejo/claves-explicadas.ts'
import {
  clavesContraPapeles,
  veredictoExpediente,
  veredictoTexto,
  type HechosExpediente,
} from '#domain/afiliacion/cotejo/veredicto.ts'
import { fuenteDeLectura } from '#domain/documentos/fuente-lectura.ts'
import { motivoDuda } from '#domain/documentos/motivo-duda.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import type { CampoLeido } from '#domain/documentos/campo-leido.ts'

const NOMBRE = { nombres: 'LUCÍA ELENA', apellidoPaterno: 'RAMÍREZ', apellidoMaterno: 'SOTO' }
const PAPELES = {
  curp: { ...NOMBRE, curp: 'RASL880314MASMTC06', sexo: 'M', fechaNacimiento: '1988-03-14', entidad: 'AGUASCALIENTES' },
  nss: { ...NOMBRE, nss: '05088812341', curp: '' },
  csf: {
    ...NOMBRE,
    rfc: 'RASL880314TM9',
    curp: 'RASL880314MASMTC06',
    codigoPostal: '20010',
    fechaEmision: '2026-10-30',
  },
} as const satisfies LecturasExpediente
const KIM = { nombres: 'KIM', apellidoPaterno: 'NGUYEN', apellidoMaterno: '' }

function judge(papeles: LecturasExpediente, more: Partial<HechosExpediente> = {}) {
  return veredictoExpediente({
    papeles,
    seguros: papeles,
    mezclados: false,
    escrito: {},
    faltan: 0,
    porConfirmar: 0,
    sinLeer: 0,
    avisos: [],
    padron: { bloqueos: 0, parecidos: 0 },
    hoy: parsePlainDate('2026-11-23')!,
    ...more,
  })
}
const cosas = (papeles: LecturasExpediente, more: Partial<HechosExpediente> = {}) => {
  const veredicto = judge(papeles, more)
  return veredicto.estado === 'revisa' ? veredicto.cosas.map(({ texto }) => texto) : []
}

describe('the one verdict of a registration', () => {
  it('is Listo for a legitimate person, whose keys begin differently by their rules', () => {
    expect(veredictoTexto(judge(PAPELES))).toBe('Listo')
    const curp = { ...KIM, curp: 'NUXK961009MNEGXM05' }
    expect(veredictoTexto(judge({ curp, csf: { ...KIM, rfc: 'NGKI961009V74', curp: curp.curp } }))).toBe('Listo')
  })

  it('is never Listo over something open', () => {
    expect(cosas(PAPELES, { sinLeer: 2 })).toEqual(['Escribe 2 datos que no se leyeron'])
    const avisos = [{ code: 'curp_nombre', message: 'La CURP no corresponde al nombre.' }]
    expect(cosas(PAPELES, { avisos })).toEqual(['La CURP no corresponde al nombre.'])
  })

  it.each([
    ['2026-11-23', 'La CURP es temporal: vence el 23 nov 2026'],
    ['2026-11-22', 'La CURP es temporal y venció el 22 nov 2026'],
  ])('says that a CURP valid through %s is temporary or expired', (vigencia, expected) => {
    expect(cosas({ ...PAPELES, curp: { ...PAPELES.curp, vigencia } })).toEqual([expected])
  })

  it('says which papers are missing while nothing speaks against the others', () => {
    expect(veredictoTexto(judge({ curp: PAPELES.curp }, { faltan: 2 }))).toBe('Faltan 2 documentos')
    expect(veredictoTexto(judge({ curp: PAPELES.curp }, { faltan: 1 }))).toBe('Falta 1 documento')
  })

  it('tells papers of two people once, though they differ in everything', () => {
    const other = {
      ...PAPELES.csf,
      nombres: 'RAÚL',
      apellidoPaterno: 'LÓPEZ',
      apellidoMaterno: 'VELARDE',
      rfc: 'LOVR900101AB1',
    }
    expect(cosas({ ...PAPELES, csf: { ...other, curp: 'LOVR900101HASPLL09' } }, { mezclados: true })).toEqual([
      'Los documentos parecen de dos personas',
    ])
  })

  it('is not Listo for somebody who is in the padrón already, or may be', () => {
    expect(cosas(PAPELES, { padron: { bloqueos: 1, parecidos: 2 } })).toEqual(['Esta persona ya está en el padrón'])
    expect(cosas(PAPELES, { padron: { bloqueos: 0, parecidos: 2 } })).toEqual([
      'El padrón tiene a alguien con datos parecidos',
    ])
  })

  it('says in the documented words keys that nothing explains', () => {
    const csf = { ...PAPELES.csf, rfc: 'RAMO880314TM9' }
    expect(cosas({ ...PAPELES, csf })).toEqual([
      'La documentación cargada no coincide: la CURP empieza RASL880314 y el RFC RAMO880314',
    ])
  })

  it.each([
    [
      'a CURP that differs, without what it says of its person',
      { csf: { ...PAPELES.csf, curp: 'RASL880314HASMTC07' } },
      ['Los documentos difieren: CURP'],
    ],
    [
      'a name cut elsewhere',
      { nss: { ...PAPELES.nss, nombres: 'LUCIA', apellidoPaterno: 'ELENA RAMIREZ' } },
      ['Nombres y apellidos se parten de distinta manera'],
    ],
    [
      'an old constancia',
      { csf: { ...PAPELES.csf, fechaEmision: '2026-03-13' } },
      ['La Constancia de Situación Fiscal tiene 8 meses'],
    ],
    ['a suspended taxpayer', { csf: { ...PAPELES.csf, situacion: 'Suspendido' } }, ['Situación en el SAT: SUSPENDIDO']],
    [
      'a CURP against the birth date beside it',
      { curp: { ...PAPELES.curp, fechaNacimiento: '1988-08-14' }, nss: {}, csf: {} },
      ['Fecha de nacimiento: la CURP dice 14 mar 1988 y el documento 14 ago 1988'],
    ],
  ])('asks to look at %s', (_what, change, expected) => expect(cosas({ ...PAPELES, ...change })).toEqual(expected))

  it('counts what was read with doubts once, and not what somebody wrote over it', () => {
    expect(cosas(PAPELES, { porConfirmar: 2 })).toEqual(['Confirma 2 datos leídos con poca certeza'])
    const csf = { ...PAPELES.csf, rfc: 'RASL880314TM8' }
    const seguros = { ...PAPELES, csf: { ...csf, rfc: '' } }
    const escrito = { rfcBase: 'RASL880314', rfcHomo: 'TM9' }
    expect(cosas({ ...PAPELES, csf }, { seguros, escrito })).toEqual([])
    expect(cosas({ ...PAPELES, csf }, { escrito })).toEqual(['Lo escrito difiere de los documentos: RFC'])
  })
})

describe('a CURP and an RFC that begin differently', () => {
  const curp = { nombres: 'SANDRA', apellidoPaterno: 'UC', apellidoMaterno: 'RAMOS', curp: 'UXRS930328MYNCMN09' }

  it('are explained where both are those of the name: a surname of two letters', () => {
    expect(clavesDePapeles({ curp, csf: { rfc: 'URSA9303288Z0' } })).toBe('explicada')
  })

  it('are not where the RFC would be of somebody else, of another day, or the name is not known', () => {
    expect(clavesDePapeles({ curp, csf: { rfc: 'URSO9303288Z0' } })).toBe('no_coincide')
    expect(clavesDePapeles({ curp, csf: { rfc: 'URSA9303298Z0' } })).toBe('no_coincide')
    expect(curpContraRfc(curp.curp, 'URSA9303288Z0', [{ ...curp, nombres: '' }])).toBe('no_coincide')
  })
})

describe('what a reading rests on', () => {
  const campo = (fuente: CampoLeido['fuente'], more: Partial<CampoLeido> = {}): CampoLeido => ({
    valor: 'X',
    fuente,
    confianza: 0.95,
    seguro: false,
    pagina: 1,
    caja: [0, 0, 1, 1],
    ...more,
  })

  it('is the image only where some field came of it', () => {
    expect(fuenteDeLectura({ campos: { a: campo('qr'), b: campo('ocr') } })).toBe('ocr')
    expect(fuenteDeLectura({ campos: { a: campo('qr'), b: campo('texto') } })).toBe('texto')
    expect(fuenteDeLectura({ campos: { a: campo('qr') } })).toBe('qr')
    expect(fuenteDeLectura({ campos: {} })).toBeNull()
  })

  it.each([
    ['rfc', campo('ocr', { otroValor: 'MUGF910817E89' }), 'En otro lugar del documento se lee MUGF910817E89.'],
    [
      'curp',
      campo('ocr', { sugerencia: 'RASL880314MASMTC06' }),
      'Su dígito verificador no corresponde; con RASL880314MASMTC06 sí.',
    ],
    ['colonia', campo('ocr', { confianza: 0.6 }), 'La imagen no se lee con claridad en ese lugar.'],
    ['nombres', campo('texto'), 'El nombre completo pudo partirse de otra manera.'],
    ['nss', campo('ocr'), 'Se leyó de la imagen y ningún otro dato lo respalda.'],
    ['colonia', campo('texto'), 'El documento no lo dice con su rótulo de siempre.'],
  ])('%s says why it is doubted', (name, leido, expected) => expect(motivoDuda(name, leido)).toBe(expected))
})

describe('keys that were written otherwise than their papers say', () => {
  const asked = (escrito: HechosExpediente['escrito'], seguros: LecturasExpediente = PAPELES) =>
    clavesContraPapeles({ papeles: PAPELES, seguros, escrito })

  it('are told one by one, with what was written and what was read', () => {
    expect(asked({ curp: 'RASL880314MASMTC14', nss: '05088812341' })).toEqual([
      {
        clave: 'curp',
        texto: 'CURP: se escribió RASL880314MASMTC14 y los documentos dicen RASL880314MASMTC06.',
      },
    ])
  })

  it('are none where the papers agree, only a name differs, or the reading was not sure', () => {
    expect(asked({ curp: 'RASL880314MASMTC06' })).toEqual([])
    expect(asked({ nombres: 'LUZ ELENA' })).toEqual([])
    const sinNss = { ...PAPELES, nss: { ...NOMBRE, curp: '' } }
    expect(asked({ nss: '05088812358' }, sinNss)).toEqual([])
  })
})

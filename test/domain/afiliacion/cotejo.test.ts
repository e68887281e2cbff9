import { describe, expect, it } from 'vitest'
import { cotejoAvisos, edadCsfMeses } from '#domain/afiliacion/cotejo/cotejo-avisos.ts'
import { cotejoRows, type LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import { papelesMezclados } from '#domain/afiliacion/cotejo/papeles-mezclados.ts'
import { parsePlainDate } from '#domain/plain-date.ts'

const CURP = {
  curp: 'RASL880314MASMTC06',
  nombres: 'LUCÍA ELENA',
  apellidoPaterno: 'RAMÍREZ',
  apellidoMaterno: 'SOTO',
  sexo: 'M',
  fechaNacimiento: '1988-03-14',
}
const NSS = {
  nss: '05088812341',
  nombres: 'LUCIA ELENA',
  apellidoPaterno: 'RAMIREZ',
  apellidoMaterno: 'SOTO',
  curp: '',
}
const CSF = {
  rfc: 'RASL880314TM9',
  curp: 'RASL880314MASMTC06',
  nombres: 'LUCIA ELENA',
  apellidoPaterno: 'RAMIREZ',
  apellidoMaterno: 'SOTO',
  codigoPostal: '20010',
  fechaEmision: '2026-01-12',
  situacion: 'ACTIVO',
}
const OTHER = { nombres: 'RAÚL', apellidoPaterno: 'LÓPEZ', apellidoMaterno: 'VELARDE' }
const row = (campo: string, papeles: LecturasExpediente, captura = {}) =>
  cotejoRows(papeles, captura).find((fila) => fila.campo === campo)

describe('cotejoRows', () => {
  it('finds three papers of one person in agreement', () => {
    const filas = cotejoRows({ curp: CURP, nss: NSS, csf: CSF })
    const agreed = filas.filter((fila) => fila.resultado === 'coincide').map((fila) => fila.campo)
    expect(agreed).toEqual([
      'nombre',
      'nombres',
      'apellidoPaterno',
      'apellidoMaterno',
      'curp',
      'fechaNacimiento',
      'sexo',
      'entidad',
    ])
    expect(filas.filter((fila) => fila.resultado === 'difiere')).toEqual([])
  })
  it('shows both values as they are when they differ', () => {
    expect(row('curp', { curp: CURP, csf: { ...CSF, curp: 'RASL880314MASMTC07' } })).toEqual({
      campo: 'curp',
      etiqueta: 'CURP',
      imprimen: ['curp', 'csf'],
      valores: { curp: 'RASL880314MASMTC06', csf: 'RASL880314MASMTC07' },
      resultado: 'difiere',
    })
  })
  it('compares what the person types with the papers', () => {
    expect(row('rfc', { csf: CSF }, { rfcBase: 'rasl880314', rfcHomo: 'tm9' })?.resultado).toBe('coincide')
    expect(row('nss', { nss: NSS }, { nss: '05-08-88-1234-1' })?.resultado).toBe('coincide')
    expect(row('nss', { nss: NSS }, { nss: '05-08-88-1234-2' })?.resultado).toBe('difiere')
    expect(
      row('codigoPostal', { csf: CSF }, { usarDireccionCsf: true, domicilioOCR: { cp: '20020' } })?.resultado,
    ).toBe('difiere')
    expect(
      row('codigoPostal', { csf: CSF }, { usarDireccionCsf: false, domicilioOCR: { cp: '20020' } })?.resultado,
    ).toBe('sin_leer')
  })
  it('tells another cut of the same name apart from another name', () => {
    const csf = { ...CSF, nombres: 'LUCIA', apellidoPaterno: 'ELENA RAMIREZ' }
    expect(row('nombre', { curp: CURP, csf })?.resultado).toBe('coincide')
    expect(row('nombres', { curp: CURP, csf })?.resultado).toBe('difiere')
  })
  it('has nothing to compare without papers', () => {
    expect(new Set(cotejoRows({}).map((fila) => fila.resultado))).toEqual(new Set(['sin_leer']))
  })
})

describe('papelesMezclados', () => {
  const paths = (papeles: LecturasExpediente) => papelesMezclados(papeles).map((issue) => issue.path)
  it.each<[string, LecturasExpediente, string[]]>([
    ['one person', { curp: CURP, nss: NSS, csf: CSF }, []],
    ['one paper', { csf: CSF }, []],
    [
      'another order',
      { curp: CURP, csf: { ...CSF, nombres: 'RAMIREZ SOTO', apellidoPaterno: 'LUCIA', apellidoMaterno: 'ELENA' } },
      [],
    ],
    ['a particle', { curp: { ...CURP, apellidoPaterno: 'DE LA RAMÍREZ' }, csf: CSF }, []],
    ['a second surname that was not read', { curp: CURP, csf: { ...CSF, apellidoMaterno: '' } }, []],
    ['RFC of another date, same CURP', { curp: CURP, csf: { ...CSF, rfc: 'RASL880315TM9' } }, []],
    ['another name on the constancia', { curp: CURP, nss: NSS, csf: { ...CSF, ...OTHER } }, ['documentos.csf']],
    ['another name on the NSS', { curp: CURP, nss: { ...NSS, ...OTHER }, csf: CSF }, ['documentos.nss']],
    ['another name on the CURP', { curp: { ...CURP, ...OTHER }, nss: NSS, csf: CSF }, ['documentos.curp']],
    ['a namesake born another day', { curp: CURP, csf: { ...CSF, curp: 'RASL600314MASMTC02' } }, ['documentos.csf']],
    [
      'a namesake born a century apart',
      { curp: CURP, csf: { ...CSF, curp: 'RASL880314MASMTCA6' } },
      ['documentos.csf'],
    ],
    [
      'a namesake by the RFC, where no CURP is printed',
      { curp: CURP, csf: { ...CSF, curp: '', rfc: 'RASL600314TM9' } },
      ['documentos.csf'],
    ],
  ])('%s', (_why, papeles, expected) => expect(paths(papeles)).toEqual(expected))
  describe('whose CURP was read with certainty', () => {
    const curpLeida = ['curp', 'nss', 'csf'] as const
    const of = (nss: Partial<typeof NSS>, hechos = {}) =>
      papelesMezclados({ curp: CURP, nss: { ...NSS, curp: CURP.curp, ...nss } }, { curpLeida, ...hechos })
    it('are of one person when it is the same and a surname and a given name agree', () => {
      expect(of({ apellidoMaterno: 'SOTO Fecha de' })).toEqual([])
      expect(of({ nombres: 'LUCIA', apellidoPaterno: 'SOTO', apellidoMaterno: 'RAMIREZ' })).toEqual([])
    })
    it('ask whether they are of one person when it is the same and no given name agrees, until a reason is given', () => {
      const [issue] = of({ nombres: 'ROSA' })
      expect(issue).toMatchObject({ path: 'documentos.nss', code: 'misma_persona' })
      expect(issue?.message).toContain(`Los dos llevan la CURP ${CURP.curp}: confirma que es la misma persona.`)
      expect(of({ nombres: 'ROSA' }, { mismaPersona: 'Cambió de nombre por sentencia.' })).toEqual([])
    })
    it('are of two people when CURP and name differ, whatever reason is given', () => {
      const other = { ...OTHER, curp: 'LOVR600101HASPLL04' }
      for (const mismaPersona of ['', 'Es la misma persona.'])
        expect(of(other, { mismaPersona })[0]?.code).toBe('papeles_mezclados')
    })
  })
  it('may be said to be of one person where a CURP was not read with certainty', () => {
    expect(papelesMezclados({ curp: CURP, nss: { ...NSS, ...OTHER } })[0]?.code).toBe('misma_persona')
    expect(
      papelesMezclados({ curp: CURP, nss: { ...NSS, ...OTHER } }, { mismaPersona: 'Nombre anterior al matrimonio.' }),
    ).toEqual([])
  })
  it('says a name with particles whole', () => {
    const nss = { ...NSS, nombres: 'IRMA', apellidoPaterno: 'DE LA CRUZ', apellidoMaterno: 'DEL RÍO Y MONTES' }
    expect(papelesMezclados({ curp: CURP, nss })[0]?.message).toContain(
      'está a nombre de IRMA DE LA CRUZ DEL RÍO Y MONTES y la CURP',
    )
  })
  it('says whose paper each one is', () => {
    expect(papelesMezclados({ curp: CURP, csf: { ...CSF, ...OTHER } })[0]?.message).toBe(
      'La Constancia de Situación Fiscal está a nombre de RAÚL LÓPEZ VELARDE y la CURP a nombre de LUCÍA ELENA RAMÍREZ SOTO. ' +
        'Parecen papeles de dos personas: quita uno para continuar.',
    )
    expect(papelesMezclados({ curp: CURP, csf: { ...CSF, curp: 'RASL600314MASMTC02' } })[0]?.message).toContain(
      'es de quien nació el 14 mar 1960 y la CURP de quien nació el 14 mar 1988',
    )
  })
})

describe('cotejoAvisos', () => {
  const day = (text: string) => parsePlainDate(text)!
  const codes = (papeles: LecturasExpediente, today: string) =>
    cotejoAvisos(papeles, day(today)).map((aviso) => aviso.code)
  it.each<[string, LecturasExpediente, string, string[]]>([
    ['recent and in agreement', { curp: CURP, csf: CSF }, '2026-04-11', []],
    ['three months old', { curp: CURP, csf: CSF }, '2026-04-12', ['csf_antigua']],
    ['suspended', { curp: CURP, csf: { ...CSF, situacion: 'SUSPENDIDO' } }, '2026-02-01', ['csf_situacion']],
    [
      'cancelled',
      { curp: CURP, csf: { ...CSF, situacion: 'Cancelado por defunción' } },
      '2026-02-01',
      ['csf_situacion'],
    ],
    ['reactivated', { curp: CURP, csf: { ...CSF, situacion: 'REACTIVADO' } }, '2026-02-01', []],
    ['nothing read', {}, '2026-02-01', []],
    ['temporary, to its last day', { curp: { ...CURP, vigencia: '2026-02-01' } }, '2026-02-01', ['curp_temporal']],
    ['expired', { curp: { ...CURP, vigencia: '2026-01-31' } }, '2026-02-01', ['curp_vencida']],
  ])('%s', (_why, papeles, today, expected) => expect(codes(papeles, today)).toEqual(expected))
  it.each([
    ['2026-01-12', 0],
    ['2026-02-11', 0],
    ['2026-02-12', 1],
    ['2027-03-12', 14],
    ['2025-12-01', 0],
  ])('on %s the constancia is %d months old', (today, months) =>
    expect(edadCsfMeses({ csf: CSF }, day(today))).toBe(months),
  )
  it('knows no age of a constancia without date', () =>
    expect(edadCsfMeses({ csf: { ...CSF, fechaEmision: '' } }, day('2026-02-01'))).toBeNull())
})

import { datosLaboralesIssues } from '#domain/afiliacion/datos/datos-laborales.ts'
import { datosPersonalesAvisos } from '#domain/afiliacion/datos/datos-personales-avisos.ts'
import { datosPersonalesIssues } from '#domain/afiliacion/datos/datos-personales-issues.ts'
import { normalizeDatosPersonales, type DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { PADRON } from './campos-padron.ts'
import { faltaDe, type CampoPadron, type FaltaDeRenglon, type RenglonPadron } from './renglon-padron.ts'

/** Where each field of the form of an alta is in the file. The form has others, which the file does not bring. */
const CAMPO_DE: Readonly<Record<string, 'curp' | CampoDePersona>> = {
  curp: 'curp',
  nss: 'nss',
  rfcBase: 'rfc',
  rfcHomo: 'rfc',
  nombres: 'nombres',
  apellidoPaterno: 'apellidoPaterno',
  apellidoMaterno: 'apellidoMaterno',
  numEmpleado: 'noempleado',
}

/** Characters of the RFC before its homoclave. */
const RFC_BASE = 10

/** Fields that say who a person is: every row of the person that has them says the same. */
const DE_LA_PERSONA = [
  'rfc',
  'nss',
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'nacimiento',
  'sexo',
  'noempleado',
  'ingreso',
] as const satisfies readonly CampoPadron[]
type CampoDePersona = (typeof DE_LA_PERSONA)[number]

/** Who the rows of a CURP are about. Null: no row says it. */
export type IdentidadPadron = Readonly<Pick<RenglonPadron, 'curp' | CampoDePersona>>

/** What the rows of a CURP say of the person, the first that says each thing; and the rows that say otherwise (C449). */
export function reunirIdentidad(renglones: readonly RenglonPadron[]): {
  readonly identidad: IdentidadPadron
  readonly faltas: readonly FaltaDeRenglon[]
} {
  const dichos = new Map<CampoDePersona, RenglonPadron>()
  const faltas: FaltaDeRenglon[] = []
  for (const renglon of renglones)
    for (const campo of DE_LA_PERSONA) {
      const valor = renglon[campo]
      const antes = dichos.get(campo)
      if (valor === null) continue
      if (!antes) dichos.set(campo, renglon)
      else if (!isMismo(String(antes[campo]), String(valor)))
        faltas.push(
          faltaDe(
            renglon,
            campo,
            'C449',
            texto(campo, valor),
            `${texto(campo, antes[campo])}, como en el renglón ${antes.linea}`,
          ),
        )
    }
  const dicho = Object.fromEntries(DE_LA_PERSONA.map((campo) => [campo, dichos.get(campo)?.[campo] ?? null]))
  return { identidad: { curp: renglones[0]?.curp ?? '', ...dicho } as IdentidadPadron, faltas }
}

const isMismo = (uno: string, otro: string): boolean => uno === otro || foldText(uno) === foldText(otro)

const texto = (campo: CampoDePersona, valor: string | null): string =>
  campo === 'nacimiento' || campo === 'ingreso' ? formatFecha(valor as PlainDate) : (valor ?? '')

/** The personal data of an alta that the file brings, normalised. */
export function datosPersonalesDe(identidad: IdentidadPadron): DatosPersonales {
  const { curp, rfc, nss, nombres, apellidoPaterno, apellidoMaterno, noempleado } = identidad
  return normalizeDatosPersonales({
    ...{ curp, rfcBase: (rfc ?? '').slice(0, RFC_BASE), rfcHomo: (rfc ?? '').slice(RFC_BASE), nss: nss ?? '' },
    ...{ nombres: nombres ?? '', apellidoPaterno: apellidoPaterno ?? '', apellidoMaterno: apellidoMaterno ?? '' },
    ...{ sinSegundoApellido: apellidoMaterno === null, numEmpleado: noempleado ?? '' },
  })
}

/** The rules of an alta that the personal data break (C446, C457), and what looks wrong in them (A543, A544), at the first row. */
export function faltasDeIdentidad(
  primero: RenglonPadron,
  identidad: IdentidadPadron,
  { hoy, finQuincena }: { readonly hoy: PlainDate; readonly finQuincena: PlainDate },
): FaltaDeRenglon[] {
  const datos = datosPersonalesDe(identidad)
  const leida = parseCurp(identidad.curp)
  const at =
    (codigo: Falta['codigo']) =>
    (issue: Issue): FaltaDeRenglon[] => {
      const campo = CAMPO_DE[issue.path]
      return campo ? [faltaDe(primero, campo, codigo, identidad[campo] ?? '', issue.message)] : []
    }
  const sinDia: FaltaDeRenglon[] = leida
    ? []
    : [faltaDe(primero, 'curp', 'C446', identidad.curp, 'una fecha de nacimiento que exista')]
  return [
    ...sinDia,
    ...unoPorCampo(datosPersonalesIssues(datos, 'alta-sin-papeles').flatMap(at('C446'))),
    ...unoPorCampo(datosPersonalesAvisos(datos).flatMap(at('A543'))),
    ...faltasDeIngreso(primero, identidad, { hoy, finQuincena, nacimiento: leida?.fechaNacimiento ?? null }),
    ...contraCurp(primero, identidad),
  ]
}

/** A key that is missing breaks several rules of its two boxes. */
const unoPorCampo = (faltas: readonly FaltaDeRenglon[]): FaltaDeRenglon[] =>
  faltas.filter(({ campo }, i) => faltas.findIndex((other) => other.campo === campo) === i)

function faltasDeIngreso(
  primero: RenglonPadron,
  { ingreso }: IdentidadPadron,
  { hoy, finQuincena, nacimiento }: Readonly<{ hoy: PlainDate; finQuincena: PlainDate; nacimiento: PlainDate | null }>,
): FaltaDeRenglon[] {
  const contexto = { today: hoy, quincenaEnd: finQuincena, fechaNacimiento: nacimiento }
  return datosLaboralesIssues({ fechaIngreso: ingreso }, contexto)
    .filter(({ path }) => path === 'fechaIngreso')
    .map(({ message }) =>
      faltaDe(
        primero,
        'ingreso',
        ingreso === null ? 'C205' : 'C457',
        ingreso === null ? '' : formatFecha(ingreso),
        message,
      ),
    )
}

/** The CURP is what is stored: other sources that differ are a warning. */
function contraCurp(primero: RenglonPadron, { curp, nacimiento, sexo }: IdentidadPadron): FaltaDeRenglon[] {
  const leida = parseCurp(curp)
  if (!leida) return []
  const { opciones } = PADRON.campos.sexo
  return [
    ...(nacimiento !== null && nacimiento !== leida.fechaNacimiento
      ? [
          faltaDe(
            primero,
            'nacimiento',
            'A544',
            formatFecha(nacimiento),
            `${formatFecha(leida.fechaNacimiento)}, la de la CURP`,
          ),
        ]
      : []),
    ...(sexo !== null && sexo !== leida.sexo
      ? [
          faltaDe(
            primero,
            'sexo',
            'A544',
            opciones[sexo as keyof typeof opciones],
            `${opciones[leida.sexo]}, el de la CURP`,
          ),
        ]
      : []),
  ]
}

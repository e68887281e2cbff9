import { entidadByCodigo } from '#domain/identidad/entidades-federativas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { fechaCorta, fechaLarga, nombreCompleto, SEXO_IMPRESO, sinAcentos } from '#seeds/documentos/dibujo/impresion.ts'
import type { Aspecto } from './aspecto.ts'
import type { Dato, Zona } from './bloque-datos.ts'
import type { Bloque } from './flujo.ts'
import type { rotulosDePersona } from './rotulos.ts'

/** The name whole or in labelled parts, given names or surnames first; or whole with no label at all. */
export const FORMAS_DE_NOMBRE = ['junto', 'apellidosPrimero', 'partes', 'partesApellidosPrimero', 'suelto'] as const
export type FormaDeNombre = (typeof FORMAS_DE_NOMBRE)[number]

export const FORMAS_DE_FECHA = ['diagonal', 'guion', 'larga', 'mayusculas'] as const
export type FormaDeFecha = (typeof FORMAS_DE_FECHA)[number]

export type RotulosDePersona = ReturnType<typeof rotulosDePersona>

export function datosDeNombre(persona: PersonaFicticia, forma: FormaDeNombre, rotulos: RotulosDePersona): Dato[] {
  const { nombres, apellidoPaterno, apellidoMaterno } = persona
  const given = { rotulo: rotulos.nombres, valor: nombres }
  const surnames = [
    { rotulo: rotulos.apellidoPaterno, valor: apellidoPaterno },
    { rotulo: rotulos.apellidoMaterno, valor: apellidoMaterno },
  ]
  const whole = [apellidoPaterno, apellidoMaterno, nombres].filter((part) => part !== '').join(' ')
  if (forma === 'suelto') return []
  if (forma === 'junto') return [{ rotulo: rotulos.nombre, valor: nombreCompleto(persona) }]
  if (forma === 'apellidosPrimero') return [{ rotulo: rotulos.apellidosYNombre, valor: whole }]
  return forma === 'partes' ? [given, ...surnames] : [...surnames, given]
}

/** The name on a line of its own, nothing saying that it is one; takes no room in the other forms. */
export function nombreSuelto(
  persona: PersonaFicticia,
  forma: FormaDeNombre,
  aspecto: Aspecto,
  { x, ancho }: Zona,
): Bloque {
  const estilo = aspecto.negrita === 'ninguna' ? 'normal' : 'negrita'
  const opciones = { tamano: aspecto.tamano * 1.15, estilo, color: aspecto.tinta, papel: 'valor' } as const
  return (pluma, y) =>
    forma === 'suelto' ? pluma.parrafo(x, y, ancho, [{ texto: nombreCompleto(persona) }], opciones) + 3 : 0
}

export function fechaImpresa(fecha: PersonaFicticia['fechaNacimiento'], forma: FormaDeFecha): string {
  if (forma === 'diagonal') return fechaCorta(fecha)
  if (forma === 'guion') return fechaCorta(fecha, '-')
  return forma === 'larga' ? fechaLarga(fecha) : fechaLarga(fecha).toUpperCase()
}

const SEXOS_LARGOS = { H: 'MASCULINO', M: 'FEMENINO', X: 'X' } as const

/** HOMBRE, MASCULINO or the letter alone. */
export function sexoImpreso(sexo: PersonaFicticia['sexo'], forma: 'palabra' | 'largo' | 'letra'): string {
  if (forma === 'letra') return sexo
  return forma === 'largo' ? SEXOS_LARGOS[sexo] : SEXO_IMPRESO[sexo]
}

/** The state of birth under one of its names (its usual one without `random`), accents as the paper has them. */
export function entidadConAlias(persona: PersonaFicticia, conAcentos: boolean, random: SeededRandom | null): string {
  const alias = entidadByCodigo(persona.codigoEntidad)?.alias.filter((name) => name.length > 5) ?? []
  const other = random !== null && alias.length > 0 && random.chance(0.3) ? random.pick(alias).toUpperCase() : null
  const name = other ?? persona.entidadNacimiento
  return conAcentos ? name : sinAcentos(name)
}

import type { Actor } from '#domain/acceso/actor.ts'
import { entraTexto } from '#domain/calendario/ventana-texto.ts'
import { quincenaOf, quincenaShort } from '#domain/calendario/quincena.ts'
import { planearPrestamo } from '#domain/fondos/prestamos/planear-prestamo.ts'
import type { PrestamoPrevisto } from '#domain/fondos/prestamos/prestamo-panel.ts'
import { prestamoIssues } from '#domain/fondos/prestamos/prestamo-issues.ts'
import { TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { today } from '#api/clock.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { loadReglasPrestamo } from './constantes-prestamo.ts'
import { loadContextoPrestamo, primeraDe } from './contexto-prestamo.ts'
import type { DatosPrestamo } from './create-prestamo.ts'

/** What a loan would be, and what is wrong with it so far; writes nothing. Throws 404 for nobody. */
export async function previewPrestamo(actor: Actor, datos: DatosPrestamo): Promise<PrestamoPrevisto> {
  authorizeInstituto(actor, 'prestamos.administrar')
  const reglas = await loadReglasPrestamo()
  const { persona, contexto, comprometidoCentavos } = await loadContextoPrestamo(datos, reglas)
  const { tipo, capitalCentavos, quincenas } = datos
  const interesAnual = reglas.interesAnual[tipo]
  const primera = primeraDe(datos, contexto) ?? contexto.libre
  const issues = prestamoIssues({ capitalCentavos, quincenas, primera }, { tipo, interesAnual }, contexto)
  const { minimo, maximo } = TIPOS_PRESTAMO[tipo]
  const isPlan = capitalCentavos > 0 && quincenas >= minimo && quincenas <= maximo
  return {
    nombre: displayName(persona, 'lista'),
    sueldoCentavos: persona.sueldo,
    porcentaje: reglas.porcentaje,
    comprometidoCentavos,
    capacidadCentavos: contexto.capacidadCentavos,
    primera: quincenaShort(primera),
    libre: contexto.libre,
    porQueLibre:
      contexto.libre > quincenaOf(today()) ? `${entraTexto(contexto.libre, contexto.libre - 1, 'su', 'empieza')}.` : '',
    plan: isPlan
      ? {
          ...planearPrestamo({ capitalCentavos, interesAnual, quincenas }),
          ultima: quincenaShort(primera + quincenas - 1),
        }
      : null,
    campos: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
  }
}

import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { CambioDerechos } from './derecho.ts'

/** What a change of rights comes to, in a sentence: "Quita 2 permisos y 1 pantalla; da 3 permisos." */
export function resumenCambio({ pierde, cierra, gana, abre }: CambioDerechos): string {
  const quita = parte('quita', pierde.length, cierra.length)
  const da = parte('da', gana.length, abre.length)
  const texto = [quita, da].filter(Boolean).join('; ') || 'no quita ni da nada'
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)}.`
}

function parte(verbo: string, permisos: number, pantallas: number): string {
  const cuentas = [
    ...(permisos > 0 ? [cuentaTexto(permisos, 'permiso', 'permisos')] : []),
    ...(pantallas > 0 ? [cuentaTexto(pantallas, 'pantalla', 'pantallas')] : []),
  ]
  return cuentas.length === 0 ? '' : `${verbo} ${cuentas.join(' y ')}`
}

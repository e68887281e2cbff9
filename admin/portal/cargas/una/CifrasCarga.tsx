import { useSearchParams } from 'react-router-dom'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { Cifra, Cifras } from '#admin/shared/ui/datos/Cifras.tsx'
import { conRenglones } from './ver-renglones.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { Veredicto } from '#domain/cargas/estado-carga.ts'
import type { TextosDeEntidad } from '#domain/cargas/tipo-carga.ts'
import type { ReactElement } from 'react'

/** What loading the file does, in figures; those of rows lead to them. */
export function CifrasCarga({ detalle }: { detalle: DetalleCarga }): ReactElement {
  const { carga, entran, borrados, omitidos } = detalle
  const { renglones, avisados, rechazados } = carga
  const isRechazada = carga.estado === 'rechazada'
  const { deEntidad } = TIPOS_CARGA[carga.tipo]
  const [params] = useSearchParams()
  const a = (veredicto: Veredicto, n: number): { ruta?: string } =>
    n > 0 ? { ruta: conRenglones(params, { veredicto }) } : {}
  return (
    <Cifras label="Qué pasa con los renglones">
      <Cifra
        etiqueta="Entran"
        cifra={formatCuenta(entran)}
        detalle={`de ${cuentaTexto(renglones, 'renglón', 'renglones')}${aparte(borrados, omitidos)}`}
        {...(avisados === 0 && a('entra', entran))}
      />
      <Cifra
        etiqueta="Con aviso"
        cifra={formatCuenta(avisados)}
        detalle={avisados === 0 ? 'ninguno' : isRechazada ? 'no son faltas' : 'entran; conviene revisarlos'}
        {...a('aviso', avisados)}
      />
      <Cifra
        etiqueta="Rechazados"
        cifra={formatCuenta(rechazados)}
        detalle={rechazados === 0 ? 'ninguno' : isRechazada ? 'por ellos no entra nada' : 'no entran'}
        aviso={rechazados > 0}
        {...a('rechazado', rechazados)}
      />
      {deEntidad && <DePersonas detalle={detalle} textos={deEntidad} />}
    </Cifras>
  )
}

/** People of the file, and those who should be in it and are not. */
function DePersonas({ detalle, textos }: { detalle: DetalleCarga; textos: TextosDeEntidad }): ReactElement {
  const { personas, sinRenglon, paso } = detalle
  const { falta } = textos
  return (
    <>
      <Cifra etiqueta="Personas" cifra={formatCuenta(personas)} detalle="con algún renglón que entra" />
      {/* Not counted while a step runs. */}
      {falta && (
        <Cifra
          etiqueta={`${falta.sinRenglon.charAt(0).toUpperCase()}${falta.sinRenglon.slice(1)}`}
          cifra={paso === null ? formatCuenta(sinRenglon) : '–'}
          detalle={paso !== null ? 'se cuenta al terminar' : sinRenglon === 0 ? 'están todas' : falta.sigue}
        />
      )}
    </>
  )
}

/** Rows of the file that are none of these: deleted in its table, or left out by the layout. */
function aparte(borrados: number, omitidos: number): string {
  const partes = [
    borrados > 0 ? cuentaTexto(borrados, 'borrado', 'borrados') : '',
    omitidos > 0 ? cuentaTexto(omitidos, 'omitido', 'omitidos') : '',
  ].filter(Boolean)
  return partes.length > 0 ? `; aparte, ${partes.join(' y ')}` : ''
}

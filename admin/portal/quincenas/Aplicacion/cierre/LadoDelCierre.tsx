import { CircleAlert } from 'lucide-react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { firmaDe, isFirma, LE_TOCA, TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { accesoRecienteTexto } from '#domain/usuarios/acceso-dado.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import type { CierreDetalle, CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { LineaDeCierre, VersionCierre } from '#domain/quincenas/pagina-cierre.ts'
import type { ReactElement } from 'react'

interface LadoDelCierreProps {
  cierre: CierreEntidad
  detalle: CierreDetalle | null
}

/** Who answers for the close, its payment line, its signatures and its reopened versions. */
export function LadoDelCierre({ cierre, detalle }: LadoDelCierreProps): ReactElement {
  const { etapa, representante, responsable, personal } = cierre
  const turno = firmaDe(etapa)
  const cerrado = detalle?.cifras ? cierre.cierre : null
  return (
    <aside className="stack" aria-label="Datos del cierre">
      <Card title="Datos">
        <KeyValueList
          wide
          items={[
            { label: 'Representante', value: representante?.nombre ?? '' },
            { label: 'Responsable', value: responsable ?? '' },
            ...(turno === null ? [] : [{ label: 'Le toca', value: LE_TOCA[turno] }]),
            ...(cerrado
              ? [
                  { label: 'Personas', value: formatCuenta(personal) },
                  { label: 'Cerrado', value: cerrado.cerradoAt ? fechaHora(cerrado.cerradoAt) : '' },
                  { label: 'Sello SHA-256', value: <span className="mono aplicacion-sello">{cerrado.sello}</span> },
                ]
              : []),
          ]}
        />
      </Card>
      {detalle?.linea && <Linea linea={detalle.linea} />}
      {detalle && <Recorrido etapa={etapa} actos={detalle.actos} />}
      {detalle && detalle.versiones.length > 0 && <Versiones versiones={detalle.versiones} />}
    </aside>
  )
}

function Linea({
  linea: { referencia, importeCentavos, limite, saldoCentavos },
}: {
  linea: LineaDeCierre
}): ReactElement {
  return (
    <Card title="Línea de pago">
      <KeyValueList
        wide
        items={[
          { label: 'Referencia', value: <span className="mono aplicacion-sello">{referencia}</span> },
          { label: 'Importe', value: formatPesos(importeCentavos) },
          { label: 'Fecha límite', value: formatFecha(limite) },
          { label: 'Por pagar', value: saldoCentavos === 0 ? 'Pagada' : formatPesos(saldoCentavos) },
        ]}
      />
      <p>
        <a href={`/api/lineas-pago/${referencia}/hoja`} target="_blank" rel="noopener">
          Abrir la hoja de pago
        </a>
      </p>
    </Card>
  )
}

function Recorrido({ etapa, actos }: Pick<CierreDetalle, 'etapa' | 'actos'>): ReactElement {
  const siguiente = firmaDe(etapa)
  return (
    <Card title="Recorrido">
      <Timeline
        items={[
          ...actos.map(({ hecho, por, aNombreDe, at, accesoReciente, nota, vigente, acto }) => ({
            text: vigente || !isFirma(acto) ? hecho : <s>{hecho}</s>,
            detail: `${por}${aNombreDe ? `, por delegación de ${aNombreDe}` : ''}, ${fechaHora(at)}${accesoReciente ? `, ${accesoRecienteTexto(accesoReciente)}` : ''}${nota ? `. ${nota}` : ''}`,
            ...(accesoReciente && { icon: CircleAlert }),
          })),
          ...(siguiente === null ? [] : [{ text: `Sigue: ${TABLA_CIERRE[siguiente].boton}`, next: true }]),
        ]}
      />
    </Card>
  )
}

function Versiones({ versiones }: { versiones: readonly VersionCierre[] }): ReactElement {
  return (
    <Card title="Versiones reabiertas">
      <ul className="plain stack">
        {versiones.map(({ id, cerradoAt, reabiertoAt, por, nota, totalEntidadCentavos }) => (
          <li key={id}>
            {formatPesos(totalEntidadCentavos)}, cerrado {fechaHora(cerradoAt)}. Lo reabrió {por},{' '}
            {fechaHora(reabiertoAt)}: {nota}
          </li>
        ))}
      </ul>
    </Card>
  )
}

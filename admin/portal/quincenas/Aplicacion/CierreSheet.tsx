import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { seSolicitaDesde } from '#domain/quincenas/fecha-cierre.ts'
import { pideConfirmacion } from '#domain/quincenas/resumen-firma.ts'
import { firmaDe, isFirma, LE_TOCA, TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { accesoRecienteTexto } from '#domain/usuarios/acceso-dado.ts'
import { ImporteDeCierre } from '#admin/shared/pagos/ImporteDeCierre.tsx'
import { fechaHora } from '#admin/shared/instante.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import { SideSheet } from '#admin/shared/ui/capas/SideSheet.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import { AnticiparDialog } from './AnticiparDialog.tsx'
import { firmaQueToca, useComoQuien } from './como-quien.ts'
import { EtapaTag } from './EtapaTag.tsx'
import { FirmaDialog } from './FirmaDialog.tsx'
import { NotaDialog } from './NotaDialog.tsx'
import { SimulacionCard } from './SimulacionCard.tsx'
import { useCierre, usePaso } from './use-cierres.ts'
import type { ActoConNota } from './NotaDialog.tsx'
import type { AvanceCierre, CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { ReactElement } from 'react'

interface CierreSheetProps {
  codigo: string
  titulo: string
  cierre: CierreEntidad
  onClose: () => void
}

/** One entity's close beside the table: what it would do or did, who signed, and the act whose turn it is. */
export function CierreSheet({ codigo, titulo, cierre, onClose }: CierreSheetProps): ReactElement {
  const { entidad, etapa, devuelto, avance, representante, responsable, antes, anticipo } = cierre
  const isClosed = etapa === 'cerrado' || etapa === 'reapertura'
  const turno = firmaDe(etapa)
  return (
    <SideSheet
      eyebrow={<EtapaTag etapa={etapa} />}
      title={entidad.nombre}
      facts={titulo}
      footer={(cierre.actions.length > 0 || antes?.seAnticipa) && <Acciones codigo={codigo} cierre={cierre} />}
      onClose={onClose}
    >
      <div className="stack">
        {devuelto && (
          <Note tone="warn">
            <strong>
              Devuelto por {devuelto.por}, {fechaHora(devuelto.at)}.
            </strong>{' '}
            {devuelto.nota}
          </Note>
        )}
        {antes && <Note>{seSolicitaDesde(antes.desde)}.</Note>}
        {anticipo !== null && !isClosed && (
          <Note>
            <strong>El Titular permitió el cierre anticipado.</strong> {anticipo}
          </Note>
        )}
        {avance && <Avance avance={avance} />}
        <KeyValueList
          wide
          items={[
            { label: 'Representante', value: representante?.nombre ?? '' },
            { label: 'Responsable', value: responsable ?? '' },
            ...(turno === null ? [] : [{ label: 'Le toca', value: LE_TOCA[turno] }]),
          ]}
        />
        {isClosed ? (
          <Cerrado codigo={codigo} cierre={cierre} />
        ) : (
          etapa !== 'aplicando' && <SimulacionCard codigo={codigo} entidad={entidad} />
        )}
        {cierre.cierre && (
          <Recorrido codigo={codigo} cierre={cierre} id={cierre.cierre.id} version={cierre.cierre.version} />
        )}
      </div>
    </SideSheet>
  )
}

function Avance({ avance: { estado, hecho, total, texto } }: { avance: AvanceCierre }): ReactElement {
  if (estado === 'fallado' || estado === 'cancelado')
    return (
      <Note tone="bad" live>
        <strong>No se pudo aplicar.</strong> {texto} Se reintenta desde <Link to="/panel/trabajos">Trabajos</Link>.
      </Note>
    )
  const label = estado === 'espera' ? 'Espera su turno' : `${texto || 'Aplicando'}: ${hecho} de ${total}`
  return <Progress label={label} value={total === 0 ? 0 : hecho / total} />
}

function Cerrado({ codigo, cierre: row }: { codigo: string; cierre: CierreEntidad }): ReactElement | null {
  const { cierre, personal, entidad } = row
  if (!cierre) return null
  return (
    <KeyValueList
      wide
      items={[
        { label: 'Personas', value: formatCuenta(personal) },
        {
          label: 'Total de la entidad',
          value: (
            <ImporteDeCierre
              centavos={cierre.totalEntidadCentavos}
              codigo={codigo}
              entidad={entidad}
              organizacion="entonces"
              volver="aplicacionP"
            />
          ),
        },
        { label: 'Cerrado', value: cierre.cerradoAt ? fechaHora(cierre.cerradoAt) : '' },
        { label: 'Sello SHA-256', value: <span className="mono aplicacion-sello">{cierre.sello}</span> },
      ]}
    />
  )
}

function Recorrido(props: { codigo: string; cierre: CierreEntidad; id: number; version: number }): ReactElement {
  const { data, error, refetch } = useCierre(props.codigo, props.id, props.version)
  if (error) return <ErrorState title="No se pudo cargar el recorrido." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} label="Cargando el recorrido" />
  const siguiente = firmaDe(props.cierre.etapa)
  return (
    <section aria-label="Recorrido">
      <h3>Recorrido</h3>
      <Timeline
        items={[
          ...data.actos.map(({ hecho, por, aNombreDe, at, accesoReciente, nota, vigente, acto }) => ({
            text: vigente || !isFirma(acto) ? hecho : <s>{hecho}</s>,
            detail: `${por}${aNombreDe ? `, por delegación de ${aNombreDe}` : ''}, ${fechaHora(at)}${accesoReciente ? `, ${accesoRecienteTexto(accesoReciente)}` : ''}${nota ? `. ${nota}` : ''}`,
            ...(accesoReciente && { icon: CircleAlert }),
          })),
          ...(siguiente === null ? [] : [{ text: `Sigue: ${TABLA_CIERRE[siguiente].boton}`, next: true }]),
        ]}
      />
    </section>
  )
}

const CON_NOTA: readonly ActoConNota[] = ['devolver', 'pedir_reapertura', 'reabrir', 'negar_reapertura']

function Acciones({ codigo, cierre }: { codigo: string; cierre: CierreEntidad }): ReactElement {
  const { actions, entidad, antes } = cierre
  const [dialogo, setDialogo] = useState<ActoConNota | null>(null)
  const [firmando, setFirmando] = useState(false)
  const [anticipando, setAnticipando] = useState(false)
  const solicitar = usePaso(codigo, 'solicitar')
  const firmar = usePaso(codigo, 'firmar')
  const firma = firmaQueToca(cierre)
  const comoQuien = useComoQuien([cierre])
  const failed = solicitar.error ?? firmar.error
  const own = cierre.cierre
  return (
    <div className="stack">
      {failed && <ErrorState title="No se pudo." error={failed} />}
      {comoQuien.map((texto) => (
        <p key={texto} className="secondary small">
          {texto}
        </p>
      ))}
      <div className="row">
        {CON_NOTA.filter((acto) => actions.includes(acto)).map((acto) => (
          <Button
            key={acto}
            {...(acto === 'reabrir' && { variant: 'primary' as const })}
            onClick={() => setDialogo(acto)}
          >
            {TABLA_CIERRE[acto].boton}
          </Button>
        ))}
        {antes?.seAnticipa && <Button onClick={() => setAnticipando(true)}>Pedir cierre anticipado</Button>}
        {actions.includes('solicitar') && (
          <Button
            variant="primary"
            busy={solicitar.busy}
            busyText="Solicitando…"
            onClick={() => solicitar.run({ entidades: [entidad.id] })}
          >
            Solicitar Cierre
          </Button>
        )}
        {firma !== null && own && (
          <Button
            variant="primary"
            busy={firmar.busy}
            busyText="Firmando…"
            onClick={() =>
              pideConfirmacion(1, firma)
                ? setFirmando(true)
                : firmar.run({ cierres: [{ id: own.id, version: own.version }] })
            }
          >
            {TABLA_CIERRE[firma].boton}
          </Button>
        )}
      </div>
      {dialogo && own && (
        <NotaDialog
          codigo={codigo}
          acto={dialogo}
          entidad={entidad.nombre}
          cierres={[{ id: own.id, version: own.version }]}
          onClose={() => setDialogo(null)}
        />
      )}
      {anticipando && <AnticiparDialog codigo={codigo} entidad={entidad} onClose={() => setAnticipando(false)} />}
      {firmando && own && <FirmaDialog codigo={codigo} cierres={[own.id]} onClose={() => setFirmando(false)} />}
    </div>
  )
}

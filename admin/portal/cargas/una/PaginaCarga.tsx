import { useState } from 'react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CargarDialog } from '#admin/portal/cargas/actos/CargarDialog.tsx'
import { OficioDialog } from '#admin/portal/cargas/actos/OficioDialog.tsx'
import { DescartarDialog } from '#admin/portal/cargas/actos/DescartarDialog.tsx'
import { DeshacerDialog } from '#admin/portal/cargas/actos/DeshacerDialog.tsx'
import { useReleer } from '#admin/portal/cargas/actos/use-acto-carga.ts'
import { useCargar } from '#admin/portal/cargas/actos/use-cargar.ts'
import { ValidarDialog } from '#admin/portal/cargas/actos/ValidarDialog.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { EstadoCargaTag } from '#admin/portal/cargas/EstadoCargaTag.tsx'
import { NuevaCarga } from '#admin/portal/cargas/nueva/NuevaCarga.tsx'
import { largaDeCodigo } from '#admin/portal/cargas/quincena-de-codigo.ts'
import { useCarga } from '#admin/portal/cargas/use-cargas.ts'
import { AccionesCarga, type DialogoCarga } from './AccionesCarga.tsx'
import { AumentoCarga } from './AumentoCarga.tsx'
import { CifrasCarga } from './CifrasCarga.tsx'
import { DatosCarga } from './DatosCarga.tsx'
import { DescuentosCarga } from './DescuentosCarga.tsx'
import { DireccionesCarga } from './DireccionesCarga.tsx'
import { FaltasCarga } from './FaltasCarga.tsx'
import { ClavesCarga } from './ClavesCarga.tsx'
import { EfectosCarga } from './EfectosCarga.tsx'
import { OficioCarga } from './OficioCarga.tsx'
import { PagosCarga } from './PagosCarga.tsx'
import { MarchaCarga } from './MarchaCarga.tsx'
import { RenglonesCarga } from './RenglonesCarga.tsx'
import { TotalesCarga } from './TotalesCarga.tsx'
import { VeredictoCarga } from './VeredictoCarga.tsx'
import { useRespuestas } from './use-respuestas.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { ClaveDeCuenta, DetalleCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

const LISTA = migaVista('cargas')

/** One load: what its file would do or did, row by row, and what can be done with it. */
export function PaginaCarga({ folio }: { folio: string }): ReactElement {
  const { data, error, refetch, dataUpdatedAt } = useCarga(folio)
  const crumbs = [LISTA, { label: folio }]
  if (data) return <Carga detalle={data} leidaAt={dataUpdatedAt} sinRed={error} />
  return (
    <>
      <PageHeader title={folio} crumbs={crumbs} />
      {error ? (
        <ErrorState
          title="No se pudo abrir la carga."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: rutaVista('cargas'), label: 'Ver las cargas' }}
        />
      ) : (
        <Skeleton lines={8} height={28} label="Abriendo la carga" />
      )}
    </>
  )
}

interface CargaProps {
  detalle: DetalleCarga
  /** When it was last asked for, in ms since the epoch. */
  leidaAt: number
  /** The last question failed: what is in sight may be old. */
  sinRed: Error | null
}

function Carga({ detalle, leidaAt, sinRed }: CargaProps): ReactElement {
  const { carga, paso, sustituye, pideMotivo } = detalle
  const [dialogo, setDialogo] = useState<DialogoCarga | null>(null)
  const [claves, setClaves] = useState<readonly ClaveDeCuenta[]>([])
  const respuestas = useRespuestas()
  const cerrar = (): void => setDialogo(null)
  const releer = useReleer(detalle, respuestas.forget)
  const cargar = useCargar(detalle, {
    onHecho: (pedida) => {
      cerrar()
      setClaves(pedida.claves)
    },
    onMotivo: () => setDialogo('cargar'),
  })
  const seLeyo = carga.estado !== 'leyendo' && carga.renglones > 0
  return (
    <>
      <PageHeader
        title={carga.folio}
        crumbs={[LISTA, { label: carga.folio }]}
        facts={<Datos carga={carga} />}
        actions={
          <AccionesCarga
            detalle={detalle}
            cargando={cargar.busy}
            onCargar={() => (sustituye === null && !pideMotivo ? cargar.run({ motivo: '' }) : setDialogo('cargar'))}
            releer={releer}
            onAbrir={setDialogo}
          />
        }
      />
      <div className="carga">
        <div className="stack">
          {dialogo === null && cargar.error && <ErrorState title="No se cargó ningún renglón." error={cargar.error} />}
          {releer.error && <ErrorState title="No se volvió a revisar el archivo." error={releer.error} />}
          {respuestas.total > 0 && (
            <Note
              live
              action={
                <Button size="sm" busy={releer.busy} busyText="Empezando…" onClick={() => releer.run()}>
                  Volver a revisar
                </Button>
              }
            >
              <strong>Guardaste {cuentaTexto(respuestas.total, 'respuesta')}.</strong> Vuelve a revisar el archivo para
              que {respuestas.total === 1 ? 'cuente' : 'cuenten'}.
            </Note>
          )}
          {sinRed && paso && (
            <ErrorState title="No se pudo preguntar cómo va: se intenta de nuevo en un momento." error={sinRed} />
          )}
          <MarchaCarga detalle={detalle} leidaAt={leidaAt} />
          <VeredictoCarga detalle={detalle} />
          {claves.length > 0 && <ClavesCarga folio={carga.folio} claves={claves} />}
          {seLeyo && <CifrasCarga detalle={detalle} />}
          {seLeyo && <OficioCarga detalle={detalle} onAdjuntar={() => setDialogo('oficio')} />}
          {seLeyo && <PagosCarga detalle={detalle} />}
          {seLeyo && <EfectosCarga detalle={detalle} />}
          {seLeyo && <AumentoCarga detalle={detalle} />}
          {seLeyo && <DireccionesCarga detalle={detalle} />}
          {seLeyo && <TotalesCarga detalle={detalle} />}
          {seLeyo && <DescuentosCarga detalle={detalle} />}
          {seLeyo && <FaltasCarga detalle={detalle} />}
        </div>
        <DatosCarga detalle={detalle} />
        {seLeyo && <RenglonesCarga detalle={detalle} respuestas={respuestas} />}
      </div>
      {dialogo === 'cargar' && <CargarDialog act={cargar} detalle={detalle} onClose={cerrar} />}
      {dialogo === 'oficio' && <OficioDialog detalle={detalle} onClose={cerrar} />}
      {dialogo === 'validar' && <ValidarDialog detalle={detalle} onClose={cerrar} />}
      {dialogo === 'descartar' && <DescartarDialog detalle={detalle} onClose={cerrar} />}
      {dialogo === 'otro' && <NuevaCarga como={carga} onClose={cerrar} />}
      {dialogo === 'deshacer' && <DeshacerDialog detalle={detalle} onClose={cerrar} />}
    </>
  )
}

function Datos({ carga }: Pick<DetalleCarga, 'carga'>): ReactElement {
  const { tipo, archivo, entidad, quincena, asunto } = carga
  const delInstituto = [TIPOS_CARGA[tipo].titulo, asunto?.nombre].filter(Boolean).join(', ')
  return (
    <span className="carga-cabeza">
      <EstadoCargaTag carga={carga} />
      <span>
        {archivo}. {entidad === '' ? delInstituto : `${entidad}, ${largaDeCodigo(quincena)}`}.
      </span>
    </span>
  )
}

import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { OriginalDialog } from '#admin/portal/cargas/actos/OriginalDialog.tsx'
import { chipDeCodigo } from '#admin/portal/cargas/quincena-de-codigo.ts'
import { formatBytes } from '#admin/shared/documentos/papeles.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Huella } from './Huella.tsx'
import type { KeyValue } from '#admin/shared/ui/datos/KeyValueList.tsx'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

/** Where a load comes from: its file, who sent it and when, and the loads that it has to do with. */
export function DatosCarga({ detalle }: { detalle: DetalleCarga }): ReactElement {
  const { carga, acciones } = detalle
  const { tipo, asunto } = carga
  const [pidiendo, setPidiendo] = useState(false)
  return (
    <Card title="El archivo" className="carga-lado">
      <KeyValueList
        items={[
          { label: 'Archivo', value: carga.archivo },
          { label: 'Tamaño', value: formatBytes(carga.bytes) },
          ...(carga.renglones > 0 ? [{ label: 'Renglones', value: formatCuenta(carga.renglones) }] : []),
          { label: 'Plano', value: carga.plano },
          ...(carga.entidad === ''
            ? []
            : [
                { label: 'Entidad', value: carga.entidad },
                { label: 'Quincena', value: chipDeCodigo(carga.quincena) },
              ]),
          ...(asunto === null
            ? []
            : [{ label: tipoCarga(tipo).delInstituto?.asunto?.titulo ?? '', value: asunto.nombre }]),
          { label: 'Cargó', value: carga.usuario },
          { label: 'Recibido', value: fechaHora(carga.creadaAt) },
          { label: 'Huella', value: <Huella huella={carga.huella} /> },
          ...otras(detalle),
        ]}
      />
      <p className="small secondary carga-original">{conservaTexto(detalle)}</p>
      {acciones.includes('original') && (
        <div className="carga-original">
          <Button size="sm" icon={Download} onClick={() => setPidiendo(true)}>
            Archivo original
          </Button>
        </div>
      )}
      {pidiendo && <OriginalDialog carga={carga} onClose={() => setPidiendo(false)} />}
    </Card>
  )
}

/** Until when the portal keeps its file and its rows; what they paid stays. */
function conservaTexto({ conserva: { archivoHasta, renglonesHasta } }: DetalleCarga): string {
  const renglones = renglonesHasta === null ? '' : formatFecha(renglonesHasta)
  if (archivoHasta === null)
    return `El archivo ya se destruyó.${renglones === '' ? '' : ` Sus renglones se conservan hasta el ${renglones}.`}`
  const archivo = `El archivo se conserva hasta el ${formatFecha(archivoHasta)}`
  return renglones === '' ? `${archivo}.` : `${archivo}; sus renglones, hasta el ${renglones}.`
}

/** Loads that this one replaces or corrects, and why. */
function otras({ carga, corrige, sustituye }: DetalleCarga): KeyValue[] {
  const enlace = (folio: string): ReactElement => <Link to={rutaCarga(folio)}>{folio}</Link>
  return [
    ...(corrige === null ? [] : [{ label: 'Corrige', value: enlace(corrige) }]),
    ...(sustituye === null ? [] : [{ label: 'Sustituye a', value: enlace(sustituye) }]),
    ...(carga.motivo === '' ? [] : [{ label: 'Motivo', value: carga.motivo }]),
  ]
}

import { CircleCheck, CircleX } from 'lucide-react'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { aciertoTexto } from '#domain/documentos/correcciones.ts'
import type { CifrasLectura, ResumenLecturas } from '#domain/documentos/correcciones.ts'
import type { ReactElement } from 'react'

/** The hit rate in all and by paper, with the worst of it beside: what was wrong and sure. */
export function ResumenCards({ resumen }: { resumen: ResumenLecturas }): ReactElement {
  return (
    <ul className="plain lecturas-cifras" aria-label="Aciertos por documento">
      <Cifra titulo="Todos los documentos" archivos={resumen.archivos} cifras={resumen.total} />
      {resumen.porDocumento.map((uno) => (
        <Cifra key={uno.documento} titulo={TITULO_PAPEL[uno.documento]} archivos={uno.archivos} cifras={uno} />
      ))}
    </ul>
  )
}

interface CifraProps {
  titulo: string
  archivos: number
  cifras: CifrasLectura
}

function Cifra({ titulo, archivos, cifras }: CifraProps): ReactElement {
  const { acierto, conservados, corregidos, segurosMal } = cifras
  return (
    <li className="card lecturas-cifra">
      <h2>{titulo}</h2>
      <p className="lecturas-acierto">{aciertoTexto(acierto)}</p>
      <p className="small secondary">
        {formatCuenta(conservados)} de {cuentaTexto(conservados + corregidos, 'campo', 'campos')} como se leyeron, en{' '}
        {cuentaTexto(archivos, 'archivo', 'archivos')}
      </p>
      <StatusTag tone={segurosMal === 0 ? 'green' : 'red'} icon={segurosMal === 0 ? CircleCheck : CircleX}>
        {segurosMal === 0
          ? 'Ninguno seguro y equivocado'
          : `${formatCuenta(segurosMal)} ${segurosMal === 1 ? 'seguro y equivocado' : 'seguros y equivocados'}`}
      </StatusTag>
    </li>
  )
}

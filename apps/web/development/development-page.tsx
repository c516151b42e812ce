export default function DevelopmentPage() {
  return <h1>Sviluppo</h1>;
}

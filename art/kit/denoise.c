// Dual-buffer, feature-guided non-local means (after Rousselle 2012/13). Two half renders A, B with different seeds:
// weights from A filter B and the other way round; the variance comes from (A-B)^2. Features: albedo 3, normal 3, depth 1.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define AT(x, y) ((size_t)(y) * w + (x))

// Separable box mean in place; t is scratch.
static void box(float *s, float *t, int w, int h, int r) {
  #pragma omp parallel for schedule(static)
  for (int y = 0; y < h; y++) {
    float a = 0; int n = 0;
    for (int x = 0; x < r && x < w; x++) { a += s[AT(x, y)]; n++; }
    for (int x = 0; x < w; x++) {
      if (x + r < w) { a += s[AT(x + r, y)]; n++; }
      if (x - r - 1 >= 0) { a -= s[AT(x - r - 1, y)]; n--; }
      t[AT(x, y)] = a / n;
    }
  }
  #pragma omp parallel for schedule(static)
  for (int y = 0; y < h; y++) {
    int y0 = y - r < 0 ? 0 : y - r, y1 = y + r >= h ? h - 1 : y + r; float k = 1.f / (y1 - y0 + 1);
    float *o = s + AT(0, y);
    for (int x = 0; x < w; x++) o[x] = 0;
    for (int yy = y0; yy <= y1; yy++) { float *p = t + AT(0, yy); for (int x = 0; x < w; x++) o[x] += p[x]; }
    for (int x = 0; x < w; x++) o[x] *= k;
  }
}

// A, B, OA, OB: planar nc*w*h. V: variance nc*w*h. F, FV: nf planar features and their variance. fs: 1/sigma^2 each.
void nlm(const float *A, const float *B, const float *V, int nc, const float *F, const float *FV, const float *fs,
         int nf, float *OA, float *OB, int w, int h, int win, int patch, float k) {
  size_t n = (size_t)w * h;
  float *d = malloc(n * 4), *e = malloc(n * 4), *t = malloc(n * 4), *g = malloc(n * 4);
  float *WA = calloc(n, 4), *WB = calloc(n, 4);
  memset(OA, 0, n * 4 * nc); memset(OB, 0, n * 4 * nc);
  // The distance of p and q is that of q and p: half of the offsets are measured, each is used both ways.
  for (int dy = 0; dy <= win; dy++) for (int dx = dy ? -win : 0; dx <= win; dx++) {
    #pragma omp parallel for schedule(static)
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
      size_t p = AT(x, y); int X = x + dx, Y = y + dy;
      if (X < 0 || Y < 0 || X >= w || Y >= h) { d[p] = e[p] = g[p] = 1e3f; continue; }
      size_t q = AT(X, Y); float m = 0;
      for (int f = 0; f < nf; f++) {
        float a = F[f * n + p] - F[f * n + q], vp = FV[f * n + p], vq = FV[f * n + q];
        a = (a * a - 2 * (vp < vq ? vp : vq)) / (1 / fs[f] + 2 * (vp + vq)); if (a > 0) m += a;
      }
      g[p] = m;
      float sa = 0, sb = 0;
      for (int c = 0; c < nc; c++) {
        float vp = V[c * n + p], vq = V[c * n + q], mn = vp < vq ? vp : vq, den = 1e-7f + k * k * (vp + vq);
        float a = A[c * n + p] - A[c * n + q], b = B[c * n + p] - B[c * n + q];
        sa += (a * a - (vp + mn)) / den; sb += (b * b - (vp + mn)) / den;
      }
      d[p] = sa / nc; e[p] = sb / nc;
    }
    box(d, t, w, h, patch); box(e, t, w, h, patch);
    #pragma omp parallel for schedule(static)
    for (size_t p = 0; p < n; p++) {  // distances become weights, d for B and e for A
      float da = d[p] > g[p] ? d[p] : g[p], db = e[p] > g[p] ? e[p] : g[p];
      d[p] = da < 8 ? expf(da > 0 ? -da : 0) : 0;
      e[p] = db < 8 ? expf(db > 0 ? -db : 0) : 0;
    }
    for (int way = dx || dy ? -1 : 1; way < 2; way += 2) {
      #pragma omp parallel for schedule(static)
      for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
        int X = x + way * dx, Y = y + way * dy;
        if (X < 0 || Y < 0 || X >= w || Y >= h) continue;
        size_t p = AT(x, y), q = AT(X, Y), o = way > 0 ? p : q; float wa = d[o], wb = e[o];
        if (wa == 0 && wb == 0) continue;
        WA[p] += wb; WB[p] += wa;
        for (int c = 0; c < nc; c++) { OA[c * n + p] += wb * A[c * n + q]; OB[c * n + p] += wa * B[c * n + q]; }
      }
    }
  }
  for (size_t p = 0; p < n; p++) for (int c = 0; c < nc; c++) {
    OA[c * n + p] = WA[p] > 1e-6f ? OA[c * n + p] / WA[p] : A[c * n + p];
    OB[c * n + p] = WB[p] > 1e-6f ? OB[c * n + p] / WB[p] : B[c * n + p];
  }
  free(d); free(e); free(t); free(g); free(WA); free(WB);
}

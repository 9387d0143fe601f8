# Sourced by ./muster and ./check: chooses where Muster is built, installs what is missing there, builds, runs.
# Three environments share one interface (in_environment COMMAND...):
#   system  the distribution packages KDDockWidgets: build on the machine itself
#   tree    a private Debian testing tree in the cache folder, entered with bwrap
#   native  the machine's own Qt with Qt's own docks, no KDDockWidgets

packages_common="g++ cmake ninja-build ccache mold qt6-base-dev qt6-base-private-dev qt6-tools-dev qt6-tools-dev-tools
  qt6-l10n-tools qt6-svg-dev libquazip1-qt6-dev libpugixml-dev libsimdjson-dev libzxing-dev libqt6sql6-sqlite libqt6sql6-psql
  qtkeychain-qt6-dev poppler-utils postgresql xvfb xauth dpkg-dev file tzdata fonts-inter fonts-roboto-unhinted fonts-noto-core"
packages_docks="libkddockwidgets-qt6-dev"
packages_asan="clang libclang-rt-dev chromium" # the page for the phone is tried in a browser there
packages_format="clang-format-14" # other versions break lines elsewhere
packages_tidy="clang-tidy-14"
packages_coverage="gcovr"
packages_where_known="libclang-rt-dev chromium $packages_format $packages_tidy" # not in every release, or inside another package
packages_tree_tools="mmdebstrap bubblewrap uidmap"
packages_dnf="gcc-c++ cmake ninja-build ccache mold qt6-qtbase-devel qt6-qtbase-private-devel qt6-qttools-devel qt6-linguist
  qt6-qtsvg-devel kddockwidgets-qt6-devel quazip-qt6-devel pugixml-devel simdjson-devel zxing-cpp-devel qt6-qtbase-postgresql
  poppler-utils postgresql-server xorg-x11-server-Xvfb rsms-inter-fonts google-roboto-fonts google-noto-sans-fonts"
packages_pacman="gcc cmake ninja ccache mold qt6-base qt6-tools qt6-svg kddockwidgets quazip-qt6 pugixml simdjson zxing-cpp
  poppler postgresql xorg-server-xvfb inter-font ttf-roboto noto-fonts"
packages_brew="cmake ninja ccache qt kddockwidgets quazip pugixml simdjson zxing-cpp poppler postgresql"
testing_release=forky

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/muster
environment=
tree=

say() { printf 'muster: %s\n' "$*" >&2; }
fail() { say "$@"; exit 2; }
have() { command -v "$1" >/dev/null 2>&1; }

# Runs a command as root, without ever asking: directly, or through a sudo that needs no password.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif have sudo && sudo -n true 2>/dev/null; then sudo -n "$@"; else return 77; fi
}

# The name under which this machine's apt knows a package (Debian 12 calls one of Qt's packages differently).
apt_name() {
  local other=$1
  [ "$1" = qt6-svg-dev ] && other=libqt6svg6-dev
  if [ "$other" != "$1" ] && ! apt-cache show "$1" >/dev/null 2>&1; then echo "$other"; else echo "$1"; fi
}

is_installed() { [ "$(dpkg-query -W -f '${Status}' "$1" 2>/dev/null)" = "install ok installed" ]; }

apt_has() { apt-cache policy "$1" 2>/dev/null | grep -q 'Candidate: [0-9]'; }
is_optional() { case " $packages_where_known " in *" $1 "*) return 0 ;; *) return 1 ;; esac; }

apt_install() {
  local missing=() package name
  for package in "$@"; do
    is_installed "$package" && continue
    name=$(apt_name "$package")
    is_installed "$name" || missing+=("$package")
  done
  [ ${#missing[@]} = 0 ] && return 0
  local log=$cache/apt.log wanted=()
  mkdir -p "$cache"
  say "installing ${missing[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq >"$log" 2>&1
  local answer=$?
  for package in "${missing[@]}"; do
    is_optional "$package" && ! apt_has "$package" && continue
    wanted+=("$(apt_name "$package")")
  done
  [ ${#wanted[@]} = 0 ] && return 0
  if [ $answer = 77 ]; then say "some packages are missing; run: sudo apt-get install -y ${wanted[*]}"; return 77; fi
  install_wanted() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o APT::Status-Fd=1 --no-install-recommends "${wanted[@]}" >>"$log" 2>&1
  }
  # apt says how much it has fetched (dlstatus), then how far it has installed (pmstatus).
  how_far() {
    tail -c 4000 "$log" | sed -n 's/^\(dl\|pm\)status:[^ ]*:\([0-9]\{1,3\}\)\.[0-9]*:.*/\1 \2/p' | tail -n 1 |
      { read -r step part && if [ "$step" = dl ]; then echo $((part / 2)); else echo $((50 + part / 2)); fi; }
  }
  waiting "installing ${#wanted[@]} package(s)" install_wanted && return 0
  say "the packages could not be installed (is there a network?): $(grep -m1 '^E:' "$log") See $log."
  return 1
}


# Package lists change seldom: a stamp named after the list makes the next start quick.
installed_stamp() { echo "$cache/installed-$(printf '%s' "$(cat /etc/os-release 2>/dev/null) $*" | cksum | cut -d' ' -f1)"; }
ensure_packages() {
  local stamp; stamp=$(installed_stamp "$@")
  [ -e "$stamp" ] && have cmake && have ninja && return 0
  apt_install "$@" && touch "$stamp"
}

# Distributions other than Debian's family bring KDDockWidgets in their own packages.
ensure_other_distribution() {
  local manager
  for manager in dnf pacman brew; do
    have $manager || continue
    local list; list=$(eval "echo \$packages_$manager")
    local stamp; stamp=$(installed_stamp "$list")
    [ -e "$stamp" ] && return 0
    mkdir -p "$cache"
    case $manager in
      dnf) as_root dnf install -y -q $list ;;
      pacman) as_root pacman -S --needed --noconfirm $list ;;
      brew) brew install -q $list ;;
    esac
    case $? in
      0) touch "$stamp"; return 0 ;;
      77) fail "some packages are missing; run: sudo $manager $([ $manager = pacman ] && echo -S || echo install) $(echo $list)" ;;
      *) fail "the packages could not be installed with $manager; install them by hand: $(echo $list)" ;;
    esac
  done
  have cmake && have ninja && return 0
  fail "no known package manager here; install CMake, Ninja, Qt 6, KDDockWidgets, QuaZip and pugixml, then try again"
}

tree_path() { echo "$cache/tree-$(printf '%s' $testing_release $packages_common $packages_docks | cksum | cut -d' ' -f1)"; }

# Makes the private tree beside its final name and renames it when it is whole, so that a broken download never counts.
make_tree() {
  tree=$(tree_path)
  [ -d "$tree" ] && have bwrap && return 0
  # Without a network every start would wait for the same failure: the next try is tomorrow.
  if [ -z "${CI:-}" ] && [ -n "$(find "$tree.failed" -mmin -1440 2>/dev/null)" ]; then
    say "the private tree could not be made earlier today; to try again now: rm $tree.failed"
    return 1
  fi
  mkdir -p "$cache"
  # Two checkouts that start at once want one tree, not two: the second waits for the first.
  local lock; exec {lock}>"$cache/tree.lock" && flock "$lock"
  make_tree_alone
  local answer=$?
  exec {lock}>&-
  return $answer
}
make_tree_alone() {
  apt_install $packages_tree_tools || return 1
  [ -d "$tree" ] && return 0
  local mirror list mode log=$cache/tree.log
  mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 2>/dev/null | grep -v -e security -e updates | grep 'debian/* ' | head -n1 | cut -d' ' -f1)
  [ -n "$mirror" ] || { say "apt names no Debian mirror"; return 1; }
  list=$(echo $packages_common $packages_docks | tr ' ' ',')
  [ "$(id -u)" = 0 ] && mode=root || mode=unshare
  local half=$tree.part.$$
  make_half() {
    mmdebstrap --quiet --mode=$mode --variant=apt --aptopt='Acquire::Check-Valid-Until "false"' --include="$list" \
      $testing_release "$half" "deb $mirror $testing_release main" >"$log" 2>&1
  }
  # About 500 packages: first the smallest system, then all others are fetched, then installed.
  how_far() {
    local fetched installed
    fetched=$(find "$half/var/cache/apt/archives" -maxdepth 1 -name '*.deb' 2>/dev/null | wc -l)
    installed=$(find "$half/var/lib/dpkg/info" -maxdepth 1 -name '*.list' 2>/dev/null | wc -l)
    if [ "$installed" -lt 120 ]; then echo $((fetched / 10)); else echo $((45 + installed / 10)); fi
  }
  if waiting "making a private Debian testing tree (1.7 GB)" make_half &&
      { [ -d "$tree" ] || mv "$half" "$tree"; }; then
    rm -f "$tree.failed"
    return 0
  fi
  rm -rf "$half" 2>/dev/null
  touch "$tree.failed"
  say "the private tree could not be made: $(grep -m1 '^E:' "$log") See $log."
  return 1
}

# choose_environment [native|asan]: sets $environment and makes sure its packages are there.
choose_environment() {
  if ! have apt-get; then ensure_other_distribution; environment=system; return; fi
  if [ "${1:-}" = "" ]; then
    if [ -e "$(tree_path)" ] && have bwrap; then tree=$(tree_path); environment=tree; return; fi
    if apt_has $packages_docks && ensure_packages $packages_common $packages_docks; then environment=system; return; fi
    if make_tree; then environment=tree; return; fi
    say "building with the machine's own Qt and Qt's own docks instead (as --native does)"
  fi
  local list=$packages_common
  [ "${1:-}" = asan ] && list="$list $packages_asan"
  ensure_packages $list || exit 2
  environment=native
}

# Runs a command where Muster is built. The tree sees the home folder, the project, /tmp and the display, nothing else.
in_environment() {
  if [ $environment != tree ]; then "$@"; return; fi
  local bind=--ro-bind args=() path
  [ "$(id -u)" = 0 ] && bind=--bind
  for path in "$HOME" "$root" "$PWD" ${MUSTER_BIND:-}; do [ -d "$path" ] && args+=(--bind "$path" "$path"); done
  for path in "${XDG_RUNTIME_DIR:-}" "${XAUTHORITY:-}" /etc/resolv.conf /etc/passwd /etc/group; do
    [ -e "$path" ] && args+=(--ro-bind-try "$path" "$path")
  done
  # Programs in the tree know the local time and speak UTF-8 as outside.
  args+=(--setenv TZ "${TZ:-$(readlink -f /etc/localtime 2>/dev/null | sed -n 's,.*/zoneinfo/,,p')}" --setenv LANG "${LANG:-C.UTF-8}")
  bwrap $bind "$tree" / --dev /dev --proc /proc --tmpfs /run --bind /tmp /tmp "${args[@]}" --chdir "$PWD" "$@"
}

build_folder() { echo "$root/build/$environment${1:+-$1}"; }

# follow_build LOG WORDS: keeps what ninja says in the log, and tells how far it is: in a terminal on one line, elsewhere now and then.
# Ninja always looks whether source files were added; only real work is worth a line.
follow_build() {
  local words=$2 line begun= first=0 told=0 log
  exec {log}>"$1"
  while IFS= read -r line; do
    printf '%s\n' "$line" >&"$log"
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (Building|Linking) ]] || continue
    local done=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]} left=
    if [ -z "$begun" ]; then
      begun=$SECONDS first=$done told=$SECONDS
      [ -t 2 ] || say "$words"
    fi
    # What is found in the cache of compilations goes quicker: the estimate is for the rest as it went so far.
    local seconds=$((SECONDS - begun)) made=$((done - first))
    [ "$seconds" -ge 5 ] && [ "$made" -gt 0 ] && left=", about $(minutes $((seconds * (all - done) / made))) left"
    if [ -t 2 ]; then printf '\r\033[Kmuster: %s: %d %%%s' "$words" $((100 * done / all)) "$left" >&2
    elif [ $((SECONDS - told)) -ge 60 ]; then say "$words: $((100 * done / all)) %$left"; told=$SECONDS; fi
  done
  exec {log}>&-
  [ -z "$begun" ] || [ ! -t 2 ] || printf '\r\033[K' >&2
}
minutes() { if [ "$1" -lt 90 ]; then echo "$1 s"; else echo "$((($1 + 30) / 60)) min"; fi; }

# waiting WORDS COMMAND...: runs it; a terminal shows how far it is where the caller's how_far prints percents, else for how long already.
waiting() {
  local words=$1 begun=$SECONDS job seconds part told; shift
  if [ ! -t 2 ]; then say "$words"; "$@"; return; fi
  "$@" & job=$!
  while kill -0 $job 2>/dev/null; do
    seconds=$((SECONDS - begun)) part=$(how_far 2>/dev/null) told=$(minutes $((SECONDS - begun)))
    [ "${part:-0}" -lt 5 ] || [ "$part" -ge 100 ] || [ $seconds -lt 5 ] ||
      told="$part %, about $(minutes $((seconds * (100 - part) / part))) left"
    printf '\r\033[Kmuster: %s: %s' "$words" "$told" >&2
    sleep 1
  done
  printf '\r\033[K' >&2
  wait $job
}

# Several sources are compiled as one (MUSTER_UNITY=OFF: one by one), which takes a third of the time from nothing; whoever edits a lot
# in one layer may like it off.
# build PRESET [TARGET...]: configures when there is no build yet and builds what changed; prints only when there is something
# to do.
build() {
  local preset=$1 folder; shift
  folder=$(build_folder "$([ "$preset" = release ] || echo "$preset")")
  local docks=OFF compiler=; [ $environment = native ] || docks=ON
  # The sanitizers and libFuzzer are clang's, in one build; the other builds take the machine's own compiler.
  case $preset in asan|tsan) have clang++ && compiler=-DCMAKE_CXX_COMPILER=clang++ ;; esac
  export CCACHE_DIR=${CCACHE_DIR:-$cache/ccache} CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
  export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1
  if [ ! -e "$folder/build.ninja" ]; then
    say "configuring ($environment, $preset)"
    mkdir -p "$folder"
    in_environment cmake -S "$root" -B "$folder" -G Ninja --preset "$preset" -DMUSTER_KDDOCKWIDGETS=$docks -DCMAKE_UNITY_BUILD=${MUSTER_UNITY:-ON} $compiler >"$folder/configure.log" 2>&1 ||
      { tail -n 20 "$folder/configure.log" >&2; rm -f "$folder/build.ninja"; fail "CMake could not configure the build; see $folder/configure.log"; }
  fi
  in_environment ninja -C "$folder" ${MUSTER_JOBS:+-j$MUSTER_JOBS} "$@" 2>&1 | follow_build "$folder/build.log" "building ($environment, $preset)"
  [ "${PIPESTATUS[0]}" = 0 ] ||
    { grep -E -A12 'error|FAILED' "$folder/build.log" | head -n 60 >&2; fail "the build failed; see $folder/build.log"; }
}

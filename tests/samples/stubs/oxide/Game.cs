using System; using System.Collections.Concurrent; using System.Collections.Generic; using System.Diagnostics; using System.IO; using System.Linq; using System.Net; using System.Reflection;
using Oxide.Core.Libraries.Covalence;

/// <summary>
/// A game with one plugin and the players of PLAYERS, in which 200 seconds pass in one of ours. Gifts are kept in memory;
/// every 100 seconds the world is saved, which takes up to 20: they are in the file "world" after that, and not before.
/// A file "disable" ends the plugin as the game would, and then the game.
/// </summary>
public static class Game
{
    const float Speed = 200, SaveEvery = 100;
    public static readonly TheWorld World = new TheWorld();
    static readonly Stopwatch clock = Stopwatch.StartNew();
    static readonly BlockingCollection<Action> posted = new BlockingCollection<Action>();
    static readonly List<KeyValuePair<float, Action>> timers = new List<KeyValuePair<float, Action>>();
    static readonly Random random = new Random();

    public static float Now { get { return (float)clock.Elapsed.TotalSeconds * Speed; } }
    public static string Variable(string name) { return Environment.GetEnvironmentVariable(name) ?? ""; }
    public static void Post(Action action) { posted.Add(action); }
    public static void In(float seconds, Action action) { timers.Add(new KeyValuePair<float, Action>(Now + seconds, action)); }
    public static void Write(string file, string text)
    {
        File.WriteAllText(file + ".next", text);
        if (File.Exists(file)) File.Replace(file + ".next", file, null); else File.Move(file + ".next", file);
    }

    public static int Main()
    {
        ServicePointManager.Expect100Continue = false;
        ServicePointManager.DefaultConnectionLimit = 20;
        var plugin = new Oxide.Plugins.Voteboard();
        Action<string, object[]> call = (name, args) =>
            plugin.GetType().GetMethod(name, BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.Public).Invoke(plugin, args);
        call("OnServerInitialized", null);
        if (timers.Count == 0) return 1; // it does not work
        call("Vote", new object[] { World.Connected.First(), "vote", new string[0] });
        Action save = null;
        save = () =>
        {
            call("OnServerSave", null);
            In(random.Next(1, 20), () => World.Save());
            In(SaveEvery, save);
        };
        In(SaveEvery, save);
        while (!File.Exists("disable"))
        {
            Action action;
            if (posted.TryTake(out action, 2)) action();
            foreach (var timer in timers.Where(timer => timer.Key <= Now).OrderBy(timer => timer.Key).ToList())
            {
                timers.Remove(timer);
                timer.Value();
            }
        }
        // Oxide and Carbon end a plugin's timers and requests with it: nothing of it runs after this.
        Console.WriteLine("game: disabling");
        call("Unload", null);
        return 0;
    }

    public class Someone : IPlayer
    {
        public string Id { get; set; }
        public string Name { get { return "Steve"; } }
        public bool IsConnected { get { return true; } }
        public void Reply(string message) { Console.WriteLine(Id + " reads " + message); }
    }

    public class TheWorld : IPlayerManager, IServer
    {
        readonly List<string> gifts = File.Exists("world") ? File.ReadAllLines("world").ToList() : new List<string>();
        readonly List<Someone> players = Variable("PLAYERS").Split(' ').Select(id => new Someone { Id = id }).ToList();
        public IEnumerable<IPlayer> Connected { get { return players; } }
        public IPlayer FindPlayerById(string id) { return players.FirstOrDefault(player => player.Id == id); }
        public void Command(string command, params object[] args) { gifts.Add(command.Split(' ')[1]); }
        public void Save() { Write("world", string.Join("\n", gifts)); }
    }
}
